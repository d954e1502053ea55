/** Records that have a colour, such as marks: each as a chip with its colour before its name. */
import {useGetManyAggregate} from 'react-admin';
import type {EntityRecord} from '../../model/record';
import {CELL} from '../../theme/cells';
import {isHex, Swatch} from '../colour/Swatch';

interface ColouredChipsProps {
  readonly entity: string;
  /** The property that holds the colour. */
  readonly colour: string;
  readonly ids: readonly number[];
  readonly names: ReadonlyMap<number, string>;
}

/** All chips of a page ask for their colours in one request. */
export function ColouredChips({entity, colour, ids, names}: ColouredChipsProps) {
  const {data = []} = useGetManyAggregate<EntityRecord>(entity, {ids: [...ids]});
  const colours = new Map(data.map(record => [record?.id, record?.[colour]]));
  return ids.map(id => {
    const name = names.get(id) ?? `#${id}`;
    const shade = colours.get(id);
    return (
      <span key={id} className={`${CELL.chip} ${CELL.coloured}`} title={name}>
        {isHex(shade) && <Swatch colour={shade} size={10} />}
        {name}
      </span>
    );
  });
}
