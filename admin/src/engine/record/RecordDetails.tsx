/** What a record says, for reading: its sections, and when it was made. */
import {useState} from 'react';
import {Box, Button, Typography} from '@mui/material';
import {isNoAddress, type Field} from '@emblem/schemas';
import {useSession, usePredicateContext} from '../../access/session-context';
import {DefinitionList} from '../../controls/DefinitionList';
import {formatDateTime} from '../../formatting/local-time';
import {useSay, useT} from '../../i18n/hooks';
import {holds} from '../fields/conditions';
import {AddressEntry} from '../address/Address';
import {addressesIn, partsOf} from '../address/groups';
import {countriesOf, useNameOrder} from '../address/use-places';
import {showSections} from '../fields/fields';
import {LinesTable} from '../lines/LinesTable';
import {SectionFrame} from '../form/SectionFrame';
import {isBlank} from '../../model/equal';
import type {EntityRecord} from '../../model/record';
import {useView} from '../use-view';

/** A record with more properties is read more easily without those that say nothing. */
const FOLDS_FROM = 20;

interface RecordDetailsProps {
  readonly record: EntityRecord;
  /** Names of properties that the page shows elsewhere. */
  readonly omit?: readonly string[];
}

function useSections({record, omit = []}: RecordDetailsProps) {
  const session = useSession();
  const context = usePredicateContext();
  const {entity} = useView();
  const inNameOrder = useNameOrder(
    entity,
    countriesOf(entity).map(name => record[name]),
  );
  const shown = (predicate: Parameters<typeof holds>[0] | undefined) =>
    predicate === undefined || holds(predicate, {entity, values: record, context, ifUnknown: true});
  return showSections(session, entity)
    .filter(section => shown(section.when))
    .map(section => {
      const fields = section.fields.filter(field => shown(field.when?.visible) && !omit.includes(field.name));
      const addresses = addressesIn(entity, fields);
      const inAddresses = new Set(addresses.flatMap(({parts}) => parts));
      return {
        section,
        fields: inNameOrder(fields.filter(field => !inAddresses.has(field))),
        addresses: addresses.map(({address}) => address),
        lines: section.lines.filter(({name}) => !omit.includes(name) && name in record),
      };
    });
}

export function RecordDetails({record, omit = []}: RecordDetailsProps) {
  const t = useT();
  const say = useSay();
  const [isWhole, setWhole] = useState(false);
  const sections = useSections({record, omit});
  const all = sections.flatMap(({fields}) => fields);
  const blank = new Set<Field>(all.filter(({name}) => isBlank(record[name])));
  const folds = all.length > FOLDS_FROM && blank.size > 1;
  const isRead = (field: Field) => isWhole || !folds || !blank.has(field);
  return (
    <>
      {sections.map(({section, fields, addresses, lines}) => {
        const read = fields.filter(isRead);
        const placed = addresses.filter(address => isWhole || !folds || !isNoAddress(partsOf(address, record)));
        const title = section.further ? t('record.further') : section.label && say(section.label);
        return [
          read.length + placed.length > 0 && (
            <SectionFrame key={section.label?.en ?? String(section.further)} title={title}>
              <DefinitionList
                fields={read}
                record={record}
                title={title}
                lead={
                  placed.length > 0 &&
                  placed.map((address, index) => (
                    <AddressEntry
                      key={address.street[0]}
                      address={address}
                      record={record}
                      title={index === 0 ? title : undefined}
                    />
                  ))
                }
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
      {folds && (
        <Box sx={{px: 2.5, py: 0.75, borderTop: 1, borderColor: 'divider'}}>
          <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('record.foldEmpty') : t('record.showEmpty', {count: blank.size})}
          </Button>
        </Box>
      )}
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
