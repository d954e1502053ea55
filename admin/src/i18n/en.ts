/** The console's own texts in English. Texts of entities stand in their schemas. */
import {shell} from './en/shell';
import {access} from './en/access';
import {list} from './en/list';
import {transfer} from './en/transfer';
import {reports} from './en/reports';
import {form} from './en/form';
import {record} from './en/record';
import {pages} from './en/pages';

export const en = {...shell, ...access, ...list, ...transfer, ...reports, ...form, ...record, ...pages};
