/** What can be done to a product or a drawing of the page: to edit it, and everything else in a menu. */
import {useState} from 'react';
import {Button, IconButton, Menu} from '@mui/material';
import MoreIcon from '@mui/icons-material/MoreVert';
import {useCan} from '../../../access/session-context';
import {recordLabel} from '../../../controls/shared/record-label';
import {ActionMenuItems} from '../../../engine/actions/ActionMenuItems';
import {recordActions} from '../../../engine/actions/record-actions';
import {useRecordAction} from '../../../engine/actions/use-record-action';
import {shownNow} from '../../../engine/back';
import {useView} from '../../../engine/use-view';
import {useT} from '../../../i18n/hooks';
import {abilityOf, type EntityRecord} from '../../../model/record';
import {pathsOf} from '../../../model/paths';
import {PageLink} from '../../../widgets/PageLink';

interface RecordMenuProps {
  readonly record: EntityRecord;
  /** Its form stands on a page of its own. */
  readonly edit?: boolean;
}

export function RecordMenu({record, edit = false}: RecordMenuProps) {
  const t = useT();
  const can = useCan();
  const view = useView();
  const start = useRecordAction();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const {entity} = view;
  const actions = recordActions(entity, record, action => can(entity, action));
  const name = recordLabel(entity, record);
  const editable = edit && can(entity, 'update') && abilityOf(record, 'update') === true;
  return (
    <>
      {editable && (
        <Button
          component={PageLink}
          to={pathsOf(view).edit(record.id)}
          state={shownNow}
          aria-label={`${t('record.edit')}: ${name}`}
        >
          {t('record.edit')}
        </Button>
      )}
      {actions.length > 0 && (
        <IconButton
          aria-label={`${t('list.moreActions')}: ${name}`}
          aria-haspopup="menu"
          onClick={event => setAnchor(event.currentTarget)}
        >
          <MoreIcon fontSize="small" />
        </IconButton>
      )}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <ActionMenuItems
          actions={actions}
          onChoose={action => {
            setAnchor(null);
            start(action, record);
          }}
        />
      </Menu>
    </>
  );
}
