/** Makes a link to a record where it stands among others; nothing for whoever may not, or while nothing is answered. */
import {useState} from 'react';
import {Button} from '@mui/material';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import {LINK, type Entity} from '@emblem/schemas';
import {useQueryClient} from '@tanstack/react-query';
import {useCan} from '../../access/session-context';
import {useT} from '../../i18n/hooks';
import {abilityOf, type EntityRecord} from '../../model/record';
import {MakeLink} from './MakeLink';

interface LinkButtonProps {
  readonly entity: Entity;
  readonly record: EntityRecord;
  /** What the record is called. */
  readonly name: string;
}

export function LinkButton({entity, record, name}: LinkButtonProps) {
  const t = useT();
  const can = useCan();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  if (!can(entity, LINK) || abilityOf(record, LINK) !== true) return null;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<LinkIcon />}
        aria-label={`${t('links.forCustomer')} ${name}`}
        onClick={() => setOpen(true)}
      >
        {t('links.forCustomer')}
      </Button>
      {open && (
        <MakeLink
          entity={entity}
          id={record.id}
          onMade={() => void client.invalidateQueries({queryKey: ['access-links', entity.key, record.id]})}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
