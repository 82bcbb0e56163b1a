import { jsonSchema } from '../../src/model/json.ts';
import type { Store } from '../../src/model/ports.ts';
import { REMEMBERED, type Trial, trialRowSchema } from '../../src/model/trial.ts';

/** The store in memory: what is read was written as text and is parsed again, as the real one does. */
export function fakeStore(): Store & { readonly trials: () => readonly Trial[] } {
  const [answers, trials] = [new Map<string, string>(), new Map<string, string>()];
  const readTrial = (key: string): Trial | null => {
    const text = trials.get(key);
    return text === undefined ? null : trialRowSchema.parse(JSON.parse(text));
  };
  const order = ({ scenario, purpose, index }: Trial) => `${scenario}\n${purpose}\n${String(index).padStart(6, '0')}`;
  return {
    readAnswer: key => jsonSchema.parse(JSON.parse(answers.get(key) ?? 'null')),
    writeAnswer: (key, value) => void answers.set(key, JSON.stringify(value)),
    readTrial,
    findTrialKeys: (prefix, most) =>
      [...trials.keys()]
        .filter(key => key.startsWith(prefix))
        .toSorted()
        .slice(0, most),
    writeTrial: trial => void trials.set(trial.key, JSON.stringify(trial)),
    listTrials: ({ agent, keys }) =>
      [...new Set(keys)]
        .flatMap(key => readTrial(key) ?? [])
        .filter(trial => trial.agent === agent)
        .sort((a, b) => (order(a) < order(b) ? -1 : 1)),
    listTried: (agent, exceptHunt = '') =>
      [...trials.keys()]
        .toSorted()
        .flatMap(key => readTrial(key) ?? [])
        .filter(trial => trial.agent === agent && (trial.hunt ?? null) !== exceptHunt)
        .filter(({ purpose, outcome }) => REMEMBERED.includes(purpose) && outcome !== 'invalid')
        .map(({ key, scenario, strategy, outcome }) => ({ key, scenario, strategy, outcome })),
    close: () => undefined,
    trials: () => [...trials.keys()].flatMap(key => readTrial(key) ?? []),
  };
}
