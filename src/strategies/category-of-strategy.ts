import { CATEGORIES, type Category } from '../model/spec.ts';

/** The category in a strategy's id; null for what is none of the library. */
export function categoryOfStrategy(strategy: string): Category | null {
  const [name] = strategy.split('.');
  return CATEGORIES.find(category => category === name) ?? null;
}
