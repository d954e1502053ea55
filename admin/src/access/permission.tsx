/** Element permissions, by the name that the authority list gives a button or page (CO-417 to CO-419). */
import {cloneElement, type ReactElement, type ReactNode} from 'react';
import {useSession} from './session-context';
import type {Authority, Session} from './session';

function names(list: readonly Authority[]): readonly string[] {
  return list.flatMap(each => [each.name, ...names(each.children)]);
}

/** An administrator has every permission. */
export function hasPermission(session: Session, name: string): boolean {
  return session.isAdmin || names(session.authorities).includes(name);
}

export function usePermission(name: string): boolean {
  return hasPermission(useSession(), name);
}

interface PermissionProps<Child> {
  readonly permission: string;
  readonly children: Child;
}

/** Leaves its content out of the page unless the user has the permission. */
export function WithPermission({permission, children}: PermissionProps<ReactNode>) {
  return usePermission(permission) ? children : null;
}

type Disablable = ReactElement<{readonly disabled?: boolean}>;

/** Disables its element if the user has the permission. */
export function DisabledWith({permission, children}: PermissionProps<Disablable>) {
  return usePermission(permission) ? cloneElement(children, {disabled: true}) : children;
}

/** Disables its element unless the user has the permission. */
export function DisabledWithout({permission, children}: PermissionProps<Disablable>) {
  return usePermission(permission) ? children : cloneElement(children, {disabled: true});
}
