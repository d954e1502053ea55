/** The saved views of a report on the page where it stands. */
import {useSearchParams} from 'react-router';
import type {Report} from '@emblem/schemas/reports';
import {SavedViews} from '../saved-views/SavedViews';
import {fromStored, toStored, VIEW} from './stored';
import type {ReportChoice} from './use-state';

interface ReportViewsProps extends ReportChoice {
  readonly report: Report;
  /** Of the page in the console. */
  readonly path: string;
  /** Dimensions that may be filtered by here. */
  readonly filters: readonly string[];
}

export function ReportViews({report, path, filters, state, change}: ReportViewsProps) {
  const [search] = useSearchParams();
  return (
    <SavedViews
      resource={path.replace(/^\//, '')}
      chosenId={Number(search.get(VIEW) ?? '') || undefined}
      current={() => toStored(state, report.standing === true)}
      open={view => change({...fromStored(view.query, filters), [VIEW]: String(view.id)})}
      choose={id => change({[VIEW]: String(id)})}
    />
  );
}
