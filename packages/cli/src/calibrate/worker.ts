import { serve } from '../workers/serve.ts';
import { type Sample, sampleOf, type Task } from './sample.ts';

serve<Task, Sample>(sampleOf);
