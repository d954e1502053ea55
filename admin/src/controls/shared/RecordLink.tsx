/** The name of a related record, leading to it where the user may read it. */
import {Link} from '@mui/material';
import type {Entity} from '@emblem/schemas';
import {useCan} from '../../access/session-context';
import {homeOf} from '../../model/views';
import {PageLink} from '../../widgets/PageLink';

export function RecordLink({
  entity,
  id,
  label,
}: {
  readonly entity: Entity;
  readonly id: number;
  readonly label: string;
}) {
  const can = useCan();
  if (!can(entity, 'read')) return <>{label}</>;
  return (
    <Link component={PageLink} to={`/${homeOf(entity.key)}/${id}/show`} onClick={event => event.stopPropagation()}>
      {label}
    </Link>
  );
}
