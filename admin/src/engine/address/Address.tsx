/** A postal address to be read: line by line on the page of a record, on one line in a list. */
import {Box} from '@mui/material';
import {writtenAddress, type EntityAddress} from '@emblem/schemas';
import {Term} from '../../controls/DefinitionList';
import {Empty} from '../../controls/shared/Empty';
import {Line} from '../../controls/shared/Line';
import {useLocale, useSay, useT} from '../../i18n/hooks';
import type {Values} from '../../model/parse';
import {CopyButton} from '../../widgets/CopyButton';
import {partsOf} from './groups';
import {usePlaces} from './use-places';

interface AddressProps {
  readonly address: EntityAddress;
  readonly record: Values;
}

/** The console is read in many countries, so the address always names its own. */
function useLines({address, record}: AddressProps): readonly string[] {
  const language = useLocale();
  return writtenAddress(partsOf(address, record, usePlaces(address, record)), {language});
}

export function AddressLine(props: AddressProps) {
  const lines = useLines(props);
  return lines.length === 0 ? <Empty /> : <Line dense text={lines.join(', ')} />;
}

/** An entry of a definition list; `title` is that of its section where it is the first one. */
export function AddressEntry({title, ...props}: AddressProps & {readonly title?: string}) {
  const say = useSay();
  const t = useT();
  const lines = useLines(props);
  return (
    <Box sx={{minWidth: 0}}>
      <Term label={say(props.address.label)} title={title} />
      <Box component="dd" sx={{m: 0, fontSize: '0.8125rem', display: 'flex', alignItems: 'flex-start', gap: 0.5}}>
        {lines.length === 0 ? (
          <Empty />
        ) : (
          <>
            <Box component="address" sx={{fontStyle: 'normal', minWidth: 0, overflowWrap: 'anywhere'}}>
              {lines.map((line, index) => (
                <div key={`${index} ${line}`}>{line}</div>
              ))}
            </Box>
            <CopyButton text={lines.join('\n')} label={t('address.copy')} copied={t('address.copied')} />
          </>
        )}
      </Box>
    </Box>
  );
}
