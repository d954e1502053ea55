/** Selects a record, or all of a page: the browser's own box, because a list holds one for every row. */
import {CELL} from '../../theme/cells';

interface SelectBoxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly indeterminate?: boolean;
  readonly onChange: () => void;
}

export function SelectBox({label, checked, indeterminate = false, onChange}: SelectBoxProps) {
  const show = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = indeterminate;
  };
  return <label className={CELL.box}><input type="checkbox" ref={show} checked={checked} onChange={onChange} aria-label={label} /></label>;
}
