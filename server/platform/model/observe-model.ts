// Tells how long a model's answers take and what they come to.
import type { Model } from './model.ts';
import { ModelError } from './model-error.ts';

/** `outcome` is `done`, or the kind of the error. */
export type ModelObserver = (outcome: string, seconds: number) => void;

/** The same model; waiting for a turn is part of the time. */
export function observeModel(model: Model, observe: ModelObserver): Model {
  const begin = () => {
    const started = performance.now();
    return (outcome: string) => observe(outcome, (performance.now() - started) / 1000);
  };
  const generate = async (request: never): Promise<unknown> => {
    const end = begin();
    try {
      const answer: unknown = await model.generate(request);
      end('done');
      return answer;
    } catch (error) {
      end(outcomeOf(error));
      throw error;
    }
  };
  const observed: Partial<Model> = {
    generate: generate as Model['generate'],
    async *stream(request) {
      const end = begin();
      // A reader that stops reading has called the answer off.
      let outcome = 'aborted';
      try {
        for await (const event of model.stream(request)) {
          if (event.type === 'done') outcome = 'done';
          yield event;
        }
      } catch (error) {
        outcome = outcomeOf(error);
        throw error;
      } finally {
        end(outcome);
      }
    },
  };
  // The rest is looked up at the model itself: some of it changes with what is learned.
  return Object.assign(Object.create(model) as Model, observed);
}

const outcomeOf = (error: unknown): string => (error instanceof ModelError ? error.kind : 'failed');
