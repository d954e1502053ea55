/** The calls that make a member's account, and begin and end its session. */
import type {Member} from '../store/state';
import {CallGroup} from './call-group';
import {readMember, readText} from './readers';

/** All throw `ApiError`. */
export class AccountApi extends CallGroup {
  signIn(email: string, password: string): Promise<string> {
    return this.post('/app/member/login', {email, password}, readText('token'));
  }

  /** Has a code sent to the address; the answer does not tell whether it is known. */
  register(fields: {
    readonly name: string;
    readonly email: string;
    readonly password: string;
    readonly mailLanguage: string;
  }): Promise<void> {
    return this.post('/app/member/register', fields, () => undefined);
  }

  /** Makes the account of whoever has the code; answers the session's token. */
  verify(fields: {
    readonly name: string;
    readonly email: string;
    readonly password: string;
    readonly code: string;
  }): Promise<string> {
    return this.post('/app/member/verify', fields, readText('token'));
  }

  /** Has a code for a new password sent. */
  forgot(fields: {readonly email: string; readonly mailLanguage: string}): Promise<void> {
    return this.post('/app/member/forgot', fields, () => undefined);
  }

  resetPassword(fields: {readonly email: string; readonly password: string; readonly code: string}): Promise<string> {
    return this.post('/app/member/reset', fields, readText('token'));
  }

  signOut(): Promise<void> {
    return this.post('/app/member/logout', {}, () => undefined);
  }

  member(): Promise<Member> {
    return this.get('/app/member/getInfo', {}, readMember);
  }
}
