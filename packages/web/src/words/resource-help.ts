import { contentOf, type Resource } from '@khora/engine';
import type { Spoken } from './language.tsx';

/** What a resource is for, with the numbers of the rules version in play. */
export function resourceHelp({ t }: Spoken, resource: Resource, rules: number): string {
  const { limits, citizensPerScroll, scrollsPerToken } = contentOf(rules).numbers;
  switch (resource) {
    case 'drachmas':
    case 'points':
      return t(`resources.${resource}`);
    case 'scrolls':
      return t('resources.scrolls', { citizens: citizensPerScroll, scrolls: scrollsPerToken });
    default:
      return t(`resources.${resource}`, { most: limits[resource] });
  }
}
