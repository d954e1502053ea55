/** The browser's own file dialog, without its looks. */
import type {Ref} from 'react';

interface FileChooserProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  readonly accept?: readonly string[];
  readonly multiple: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

export function FileChooser({ref, label, accept, multiple, onChoose}: FileChooserProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      multiple={multiple}
      accept={accept?.map(extension => `.${extension}`).join(',')}
      onChange={event => {
        const files = [...(event.target.files ?? [])];
        event.target.value = '';
        if (files.length > 0) onChoose(files);
      }}
    />
  );
}
