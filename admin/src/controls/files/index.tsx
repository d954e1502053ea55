/** Several files: chosen or dropped together, each named with a way to remove it. */
import {useState} from 'react';
import {IconButton, Link, List, ListItem, Tooltip} from '@mui/material';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import {useFormContext} from 'react-hook-form';
import {useSay, useT} from '../../i18n/hooks';
import {asTexts} from '../../model/parse';
import {UploadButton} from '../../upload/UploadButton';
import {FileViewer} from '../../viewer/FileViewer';
import {nameOf} from '../../viewer/kinds';
import {Empty, isEmpty} from '../shared/Empty';
import {FieldFrame} from '../shared/FieldFrame';
import {Line} from '../shared/Line';
import {useField} from '../shared/use-field';
import {useUploadRules} from '../shared/use-upload-rules';
import type {Control, DisplayProps, InputProps} from '../types';

interface FileListProps {
  readonly label: string;
  readonly addresses: readonly string[];
  readonly onRemove?: (address: string) => void;
}

/** Each opens the viewer at its place. */
function FileList({label, addresses, onRemove}: FileListProps) {
  const t = useT();
  const [shown, setShown] = useState<number>();
  return (
    <>
      <List dense disablePadding aria-label={label}>
        {addresses.map((address, place) => (
          <ListItem key={address} disableGutters sx={{gap: 0.5, py: 0.25}}>
            <Link
              component="button"
              type="button"
              onClick={() => setShown(place)}
              sx={{textAlign: 'start', overflowWrap: 'anywhere', minWidth: 0}}
            >
              {nameOf(address)}
            </Link>
            {onRemove && (
              <Tooltip title={t('field.removeFile', {name: nameOf(address)})}>
                <IconButton
                  size="small"
                  aria-label={t('field.removeFile', {name: nameOf(address)})}
                  onClick={() => onRemove(address)}
                >
                  <CloseIcon fontSize="small" />
                </IconButton>
              </Tooltip>
            )}
          </ListItem>
        ))}
      </List>
      {shown !== undefined && <FileViewer urls={addresses} start={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

function Input(props: InputProps) {
  const state = useField(props);
  const upload = useUploadRules(props);
  const {getValues} = useFormContext();
  const addresses = asTexts(state.value);
  const room = (upload.count ?? Infinity) - addresses.length;
  return (
    <FieldFrame {...state.frame} group>
      {addresses.length > 0 && (
        <FileList
          label={state.frame.label}
          addresses={addresses}
          onRemove={props.disabled ? undefined : gone => state.change(addresses.filter(address => address !== gone))}
        />
      )}
      <UploadButton
        {...upload}
        label={state.frame.label}
        disabled={props.disabled === true || room <= 0}
        count={room}
        // Several arrive one after another: the list may be longer by then than when they were chosen.
        done={url => state.change([...asTexts(getValues(props.name)), url])}
      />
    </FieldFrame>
  );
}

function Display({value, dense, field}: DisplayProps) {
  const say = useSay();
  if (isEmpty(value)) return <Empty />;
  const addresses = asTexts(value);
  if (dense) return <Line dense text={addresses.map(nameOf).join(', ')} />;
  return <FileList label={say(field.label)} addresses={addresses} />;
}

export const files: Control = {Input, Display, wide: 'form', width: 180};
