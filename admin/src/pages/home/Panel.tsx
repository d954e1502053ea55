/** A part of a home that is drawn by hand. */
import {lazy, Suspense, type ComponentType} from 'react';
import {Skeleton} from '@mui/material';
import {may} from '../../access/session';
import {useSession} from '../../access/session-context';
import {isPanelName, PANEL_FRAMES, type PanelName} from './panel-names';

const PARTS: Readonly<Record<PanelName, ComponentType>> = {
  'sales-figures': lazy(() => import('../sales/figures/SalesFigures')),
};

/** Nothing for whoever does not read what it is about. */
export function Panel({name}: {readonly name: string}) {
  const session = useSession();
  if (!isPanelName(name) || !may(session, PANEL_FRAMES[name].reads, 'read')) return null;
  const Part = PARTS[name];
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={PANEL_FRAMES[name].height} />}>
      <Part />
    </Suspense>
  );
}
