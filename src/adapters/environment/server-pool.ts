import { EvidenceError, errorMessage, HostError } from '../../lib/errors.ts';

/** Something that serves one session at a time. */
interface Server {
  readonly fault: string | null;
  close(): Promise<void>;
}

/** A server for one session. */
export interface Lease<T> {
  readonly server: T;
  /** Gives it back; a faulty one is closed instead. */
  end(isFaulty: boolean): Promise<void>;
}

export interface ServerPool<T> {
  take(): Promise<Lease<T>>;
  use<R>(work: (server: T) => Promise<R>): Promise<R>;
  close(): Promise<void>;
}

const MAX_FAULTS = 3;

/** Servers that are started when all others are taken; after three faulty leases in a row it throws EvidenceError. */
export function createServerPool<T extends Server>(start: () => Promise<T>): ServerPool<T> {
  const idle: T[] = [];
  const all = new Set<T>();
  let faults = 0;
  let isClosed = false;
  const begin = async (): Promise<T> => {
    const server = await start().catch(error => {
      throw new EvidenceError(`the environment host will not start: ${errorMessage(error)}`, { cause: error });
    });
    if (isClosed) {
      await server.close();
      throw new HostError('the environment host is closed');
    }
    all.add(server);
    return server;
  };
  const take = async (): Promise<Lease<T>> => {
    if (faults >= MAX_FAULTS) throw new EvidenceError(`the environment host failed ${MAX_FAULTS} times in a row`);
    let server = idle.pop();
    while (server !== undefined && server.fault !== null) server = idle.pop();
    const taken = server ?? (await begin());
    return {
      server: taken,
      end: async isFaulty => {
        if (isFaulty || taken.fault !== null) {
          faults += 1;
          all.delete(taken);
          await taken.close();
        } else {
          faults = 0;
          idle.push(taken);
        }
      },
    };
  };
  return {
    take,
    use: async work => {
      const lease = await take();
      let isFaulty = true;
      try {
        const result = await work(lease.server);
        isFaulty = false;
        return result;
      } finally {
        await lease.end(isFaulty);
      }
    },
    close: async () => {
      isClosed = true;
      await Promise.allSettled([...all].map(server => server.close()));
    },
  };
}
