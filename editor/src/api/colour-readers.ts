/** Pantone colours as the server answers them. */
import type {Fields} from '../document/read';
import type {ColourCard, ColourType} from '../store/tools';

/** The name is read from `alt` or from `color` (ED-203); a card without a colour cannot be shown. */
export function readColourCard(fields: Fields): ColourCard | undefined {
  const id = fields.id('id');
  const code = fields.colour('code', '');
  if (id === undefined || code === '') return undefined;
  return {
    id,
    typeId: fields.id('typeId') ?? 0,
    code,
    pantone: fields.text('pantone', ''),
    alt: fields.text('alt', fields.text('color', '')),
  };
}

export function readColourType(fields: Fields): ColourType | undefined {
  const id = fields.id('id');
  return id === undefined ? undefined : {id, typeName: fields.text('typeName', '')};
}
