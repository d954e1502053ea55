/** Loaded when a picker is first opened: few need its library. */
import {HexColorPicker} from 'react-colorful';

export default function ColourPicker({
  colour,
  onChange,
}: {
  readonly colour: string;
  readonly onChange: (colour: string) => void;
}) {
  return <HexColorPicker color={colour} onChange={onChange} />;
}
