/** What a record says, for reading: its sections, and when it was made. */
import type {ReactNode} from 'react';
import {Box, Typography} from '@mui/material';
import {isNoAddress, type EntityAddress, type Field} from '@emblem/schemas';
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
import type {EntityRecord} from '../../model/record';
import {useView} from '../use-view';
import {FoldButton} from './FoldButton';
import {saysNothing, wantedNext} from './folding';
import {useUnfolded} from './use-unfolded';

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

type Part = ReturnType<typeof useSections>[number];

interface SectionProps {
  readonly part: Part;
  readonly record: EntityRecord;
  readonly title: string | undefined;
  /** Without what says nothing. */
  readonly isRead: (field: Field) => boolean;
  readonly isPlaced: (address: EntityAddress) => boolean;
  readonly children?: ReactNode;
}

function Section({part: {fields, addresses}, record, title, isRead, isPlaced, children}: SectionProps) {
  const placed = addresses.filter(isPlaced);
  const lead = placed.map((address, index) => (
    <AddressEntry key={address.street[0]} address={address} record={record} title={index === 0 ? title : undefined} />
  ));
  return (
    <SectionFrame title={title}>
      <DefinitionList fields={fields.filter(isRead)} record={record} title={title} lead={placed.length > 0 && lead} />
      {children && <Box sx={{mt: 1}}>{children}</Box>}
    </SectionFrame>
  );
}

/** The key under which all sections that say nothing are opened together. */
const REST = '';

const keyOf = ({section}: Part): string => section.label?.en ?? 'further';

export function RecordDetails({record, omit = []}: RecordDetailsProps) {
  const t = useT();
  const say = useSay();
  const session = useSession();
  const {entity} = useView();
  const sections = useSections({record, omit});
  const [isOpen, turn] = useUnfolded(entity);
  const wanted = wantedNext(session, entity, record);
  const speaks = (field: Field) => wanted.has(field.name) || !saysNothing(field, record[field.name]);
  const isPlaced = (address: EntityAddress) => !isNoAddress(partsOf(address, record));
  const titleOf = ({section}: Part) => (section.further ? t('record.further') : section.label && say(section.label));
  const emptyIn = ({fields, addresses}: Part) =>
    fields.filter(field => !speaks(field)).length + addresses.filter(address => !isPlaced(address)).length;
  const isEmpty = ({fields, addresses}: Part) => !fields.some(speaks) && !addresses.some(isPlaced);
  const silent = sections.filter(part => isEmpty(part) && emptyIn(part) > 0);
  const all = {isRead: () => true, isPlaced: () => true};
  return (
    <>
      {sections.map(part => {
        const key = keyOf(part);
        const count = emptyIn(part);
        const title = titleOf(part);
        return [
          !isEmpty(part) && (
            <Section
              key={key}
              part={part}
              record={record}
              title={title}
              {...(isOpen(key) ? all : {isRead: speaks, isPlaced})}
            >
              {count > 0 && <FoldButton count={count} isOpen={isOpen(key)} onTurn={() => turn(key)} />}
            </Section>
          ),
          ...part.lines.map(each => (
            <SectionFrame key={each.name} title={say(each.label)}>
              <LinesTable lines={each} record={record} />
            </SectionFrame>
          )),
        ];
      })}
      {isOpen(REST) &&
        silent.map(part => <Section key={keyOf(part)} part={part} record={record} title={titleOf(part)} {...all} />)}
      {silent.length > 0 && (
        <Box sx={{px: {xs: 2, md: 2.5}, py: 0.75, borderTop: 1, borderColor: 'divider'}}>
          <FoldButton
            count={silent.reduce((sum, part) => sum + emptyIn(part), 0)}
            sections={silent.map(titleOf).filter(title => title !== undefined)}
            isOpen={isOpen(REST)}
            onTurn={() => turn(REST)}
          />
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
