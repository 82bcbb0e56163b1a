import type { Config, ModelConfig } from './config.ts';

/** What an input of the action or a flag of the command line says against the file; what is absent, the file decides. */
export interface ConfigOverrides {
  readonly suite: Partial<Pick<Config['suite'], 'scope' | 'seed'>>;
  readonly gate: Partial<Pick<Config['gate'], 'fail-on'>>;
  readonly budget: Partial<Pick<Config['budget'], 'usd' | 'trials' | 'minutes'>>;
  readonly model: Partial<Pick<ModelConfig, 'base-url'>>;
  readonly statistics?: Partial<Pick<Config['statistics'], 'attribution'>>;
}

export const NO_OVERRIDES: ConfigOverrides = { suite: {}, gate: {}, budget: {}, model: {} };

/** A configuration with the overrides in force: flag or input > file > default (README, Configuration). */
export function applyOverrides(config: Config, overrides: ConfigOverrides): Config {
  return {
    ...config,
    suite: { ...config.suite, ...overrides.suite },
    gate: { ...config.gate, ...overrides.gate },
    budget: { ...config.budget, ...overrides.budget },
    statistics: { ...config.statistics, ...overrides.statistics },
    models: { ...config.models, default: { ...config.models.default, ...overrides.model } },
  };
}
