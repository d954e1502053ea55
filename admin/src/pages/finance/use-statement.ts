/** The statement that is being imported: what the server made of it, and what of it is to be booked. */
import {useState} from 'react';
import {messageOf} from '../../request/failure';
import {
  faultsOf,
  sendStatement,
  type Choice,
  type Mapping,
  type Sale,
  type Statement,
  type StatementLine,
} from '../../request/statements';

type Choices = ReadonlyMap<string, Choice>;

function choiceOf({key}: StatementLine, {entity, id}: Pick<Sale, 'entity' | 'id'>): Choice {
  return {key, entity, id};
}

/** What is certain is chosen already; the rest is somebody's decision. */
function certain(lines: readonly StatementLine[]): Choices {
  return new Map(
    lines.flatMap(line => {
      const [sale] = line.targets;
      return line.state === 'exact' && sale ? [[line.key, choiceOf(line, sale)] as const] : [];
    }),
  );
}

export function useStatement(account: number | undefined) {
  const [file, setFile] = useState<File>();
  const [statement, setStatement] = useState<Statement>();
  const [choices, setChoices] = useState<Choices>(new Map());
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const ask = async (wish: {
    file: File;
    mapping?: Mapping;
    book?: readonly Choice[];
  }): Promise<Statement | undefined> => {
    if (account === undefined) return undefined;
    setIsBusy(true);
    setProblem(undefined);
    setFaults({});
    try {
      return await sendStatement({account, ...wish});
    } catch (error) {
      setFaults(faultsOf(error));
      setProblem(messageOf(error));
      return undefined;
    } finally {
      setIsBusy(false);
    }
  };
  const read = async (chosen: File, mapping?: Mapping) => {
    const answer = await ask({file: chosen, ...(mapping && {mapping})});
    setStatement(answer ?? (mapping ? statement : undefined));
    if (answer) setChoices(certain(answer.lines));
  };
  return {
    file,
    statement,
    choices,
    faults,
    problem,
    isBusy,
    open: async (chosen: File) => {
      setFile(chosen);
      await read(chosen);
    },
    remap: async (mapping: Mapping) => {
      if (file) await read(file, mapping);
    },
    choose: (line: StatementLine, sale: Pick<Sale, 'entity' | 'id'> | undefined) =>
      setChoices(before => {
        const next = new Map(before);
        next.delete(line.key);
        return sale ? next.set(line.key, choiceOf(line, sale)) : next;
      }),
    /** Returns how many were booked; undefined where they were refused. The lines are read anew after it. */
    book: async (): Promise<number | undefined> => {
      if (!file || !statement) return undefined;
      const answer = await ask({file, mapping: statement.mapping, book: [...choices.values()]});
      if (answer) await read(file, statement.mapping);
      return answer?.booked;
    },
    leave: () => {
      setFile(undefined);
      setStatement(undefined);
      setChoices(new Map());
      setFaults({});
      setProblem(undefined);
    },
  };
}
