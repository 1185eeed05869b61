import { testAccess } from '../support/access.ts';
import { expectAccessibleForced } from '../support/kit.ts';

testAccess('on a desktop', expectAccessibleForced);
