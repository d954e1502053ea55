/** Loaded when a picker is first opened. */
import {HexColorPicker} from 'react-colorful';

export default function Picker({
  colour,
  onChange,
}: {
  readonly colour: string;
  readonly onChange: (colour: string) => void;
}) {
  return <HexColorPicker color={colour} onChange={onChange} />;
}
