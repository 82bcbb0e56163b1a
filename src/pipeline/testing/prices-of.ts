import type { ModelConfig } from '../../config.ts';
import type { Role } from '../../model/task.ts';
import type { Price, RolePrices } from './price-usage.ts';

/** The prices of every role, as the configuration names them. */
export function pricesOf(models: Readonly<Record<Role, ModelConfig>>): RolePrices {
  const price = (role: Role): Price => {
    const written = models[role].price;
    if (written === undefined) return null;
    return { input: written.input, cachedInput: written['cached-input'] ?? null, output: written.output };
  };
  return { agent: price('agent'), user: price('user'), miner: price('miner'), judge: price('judge') };
}
