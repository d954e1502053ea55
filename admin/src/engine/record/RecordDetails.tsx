/** What a record says, for reading: its sections, and when it was made. */
import {Box, Typography} from '@mui/material';
import {useSession, usePredicateContext} from '../../access/session-context';
import {DefinitionList} from '../../controls/DefinitionList';
import {formatDateTime} from '../../formatting/local-time';
import {useSay, useT} from '../../i18n/hooks';
import {holds} from '../form/conditions';
import {AddressEntry} from '../address/Address';
import {addressesIn} from '../address/groups';
import {showSections} from '../form/fields';
import {LinesTable} from '../lines/LinesTable';
import {SectionFrame} from '../form/SectionFrame';
import type {EntityRecord} from '../../model/record';
import {useView} from '../use-view';

interface RecordDetailsProps {
  readonly record: EntityRecord;
  /** Names of properties that the page shows elsewhere. */
  readonly omit?: readonly string[];
}

export function RecordDetails({record, omit = []}: RecordDetailsProps) {
  const t = useT();
  const say = useSay();
  const session = useSession();
  const context = usePredicateContext();
  const {entity} = useView();
  const shown = (predicate: Parameters<typeof holds>[0] | undefined) =>
    predicate === undefined || holds(predicate, {entity, values: record, context, otherwise: true});
  return (
    <>
      {showSections(session, entity)
        .filter(section => shown(section.when))
        .map(section => {
          const fields = section.fields.filter(field => shown(field.when?.visible) && !omit.includes(field.name));
          const addresses = addressesIn(entity, fields);
          const inAddresses = new Set(addresses.flatMap(({parts}) => parts));
          const lines = section.lines.filter(({name}) => !omit.includes(name) && name in record);
          return [
            fields.length > 0 && (
              <SectionFrame
                key={section.label?.en ?? String(section.further)}
                title={section.further ? t('record.further') : section.label && say(section.label)}
              >
                <DefinitionList
                  fields={fields.filter(field => !inAddresses.has(field))}
                  record={record}
                  lead={addresses.map(({address}) => (
                    <AddressEntry key={address.street[0]} address={address} record={record} />
                  ))}
                />
              </SectionFrame>
            ),
            ...lines.map(each => (
              <SectionFrame key={each.name} title={say(each.label)}>
                <LinesTable lines={each} record={record} />
              </SectionFrame>
            )),
          ];
        })}
    </>
  );
}

/** When the record was made and last changed, and its number in the system. */
export function RecordFoot({record}: {readonly record: EntityRecord}) {
  const t = useT();
  const {entity} = useView();
  const {createdAt, updatedAt} = entity.system;
  return (
    <Box
      sx={{display: 'flex', flexWrap: 'wrap', columnGap: 2.5, px: 2.5, py: 1.25, borderTop: 1, borderColor: 'divider'}}
    >
      <Typography variant="caption" color="textSecondary">
        ID {record.id}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {t('record.created', {at: formatDateTime(record[createdAt])})}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {t('record.updated', {at: formatDateTime(record[updatedAt])})}
      </Typography>
    </Box>
  );
}
