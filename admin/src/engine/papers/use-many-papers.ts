/** Makes several papers one after another, and tells how far it is; one that cannot be made holds up no other. */
import {useState} from 'react';
import {messageOf} from '../../request/failure';
import {fetchPaperPdf, type PaperPdf, type WantedPaper} from '../../request/papers';

export interface Progress {
  readonly done: number;
  readonly total: number;
}

export interface ManyPapers {
  readonly made: readonly PaperPdf[];
  /** Why others could not be made, in their order. */
  readonly failures: readonly {readonly wanted: WantedPaper; readonly message: string}[];
}

interface Making {
  /** Absent while none is made. */
  readonly progress: Progress | undefined;
  readonly make: (wanted: readonly WantedPaper[]) => Promise<ManyPapers>;
}

export function useManyPapers(): Making {
  const [progress, setProgress] = useState<Progress>();
  const make = async (wanted: readonly WantedPaper[]): Promise<ManyPapers> => {
    const made: PaperPdf[] = [];
    const failures: ManyPapers['failures'][number][] = [];
    for (const [done, each] of wanted.entries()) {
      setProgress({done, total: wanted.length});
      try {
        made.push(await fetchPaperPdf(each));
      } catch (error) {
        failures.push({wanted: each, message: messageOf(error)});
      }
    }
    setProgress(undefined);
    return {made, failures};
  };
  return {progress, make};
}
