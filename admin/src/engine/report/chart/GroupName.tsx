/** A name on an axis; the whole of it where a part has to do. */
import {createContext, useContext} from 'react';
import {ChartsText, type ChartsTextProps} from '@mui/x-charts/ChartsText';

const CUT = '…';

/** The names on the axis as they are. */
export const WholeNames = createContext<readonly string[]>([]);

export function GroupName(props: ChartsTextProps) {
  const {text} = props;
  const names = useContext(WholeNames);
  const start = text.endsWith(CUT) ? text.slice(0, -CUT.length).trimEnd() : undefined;
  return (
    <g>
      {start !== undefined && <title>{names.filter(name => name.startsWith(start)).join(', ')}</title>}
      <ChartsText {...props} />
    </g>
  );
}
