/** Who recorded a problem. */
import type {BeforeValidateHook} from '../../../context';

/** A new problem names whoever records it. */
export const signProblem: BeforeValidateHook = {
  name: 'signProblem',
  beforeValidate({actor}, _entity, values, before) {
    return Promise.resolve(before || actor.id === null ? values : {...values, senderId: actor.id});
  },
};
