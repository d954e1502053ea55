/** Designs and cliparts of the member with an e-mail address: for staff, and for members their own. */
import {requireRoom} from '../../../access/limits/quota';
import {requireDesignQuota} from '../../../acts/design-quota';
import type {Predicate} from '@emblem/schemas';
import {deny, requireReach} from '../../../rights/decide-reach';
import {optionalId, optionalText, requiredId, requiredText} from '../../../acts/input';
import {asTrusted} from '../../../context/trusted';
import {ActAnswer} from '../../../context/answer';
import type {Act, Context} from '../../../context';
import type {Values} from '../../../values';
import {Refusal, say} from '../../../errors';
import {find, findAll} from '../../../read';
import {create, update} from '../../../write';
import {requiredDesign} from '../design-json';
import {savedDesignValues, toUserTemplate} from './own-templates';
import {toUserClipart} from './own-cliparts';
import {TEXTS} from '../texts';

/** E-mail addresses are kept in lower case. */
function emailOf(context: Context, input: Values): string | undefined {
  return optionalText(context, input, 'userEmail')?.toLowerCase();
}

async function memberIdOf(context: Context, email: string, proId: number): Promise<number | undefined> {
  const member = await find(asTrusted(context), 'member', {all: [{eq: ['email', email]}, {eq: ['proId', proId]}]});
  return member?.id;
}

/** Whose designs the actor asks for. Members reach their own only; staff need the right to read saved designs. */
async function searchedMember(context: Context, input: Values): Promise<number | undefined> {
  const {actor} = context;
  if (actor.kind === 'member') {
    const sent = emailOf(context, input);
    if (sent !== undefined && sent !== actor.email?.toLowerCase()) deny(context);
    return actor.memberId ?? undefined;
  }
  requireReach(context, 'user-template', 'read');
  const email = requiredText(context, input, 'userEmail').toLowerCase();
  return memberIdOf(context, email, requiredId(context, input, 'proId'));
}

async function clipartsOf(context: Context, where: Predicate) {
  const cliparts = await findAll(context, 'user-clipart', where, [{field: 'updateTime', descending: true}]);
  return cliparts.map(toUserClipart);
}

/** Both lists of the My Creation dialog, empty for an unknown address (ED-367). */
export const findUserDesigns: Act<'findUserDesigns'> = {
  name: 'findUserDesigns',
  async run(context, input) {
    const memberId = await searchedMember(context, input);
    if (memberId === undefined) return {userTemplatesList: [], userClipartList: []};
    const own: Predicate = {eq: ['memberId', memberId]};
    const categoryId = optionalId(context, input, 'categoryProId');
    const where: Predicate = categoryId === undefined ? own : {all: [own, {eq: ['categoryId', categoryId]}]};
    const templates = await findAll(context, 'user-template', where, [{field: 'updateTime', descending: true}]);
    return {userTemplatesList: templates.map(toUserTemplate), userClipartList: await clipartsOf(context, own)};
  },
};

/** Renames a saved design (ED-365). */
export const renameUserTemplate: Act<'renameUserTemplate'> = {
  name: 'renameUserTemplate',
  async run(context, input) {
    const id = requiredId(context, input, 'id');
    return toUserTemplate(
      await update(context, 'user-template', id, {templateName: requiredText(context, input, 'templateName')}),
    );
  },
};

async function store(context: Context, input: Values): Promise<number> {
  const email = requiredText(context, input, 'userEmail').toLowerCase();
  const proId = requiredId(context, input, 'proId');
  const templateFile = requiredDesign(context, input, 'templateFile');
  await requireDesignQuota(context, templateFile);
  await requireRoom(context, 'user-template', 'memberId');
  const memberId = await memberIdOf(context, email, proId);
  const {id} = await create(context, 'user-template', {
    ...savedDesignValues(context, input),
    templateName: requiredText(context, input, 'templateName'),
    templateFile,
    categoryId: optionalId(context, input, 'categoryId'),
    memberId,
    proId,
  });
  return id;
}

/**
 * Stores a design in a member's account. What is wrong with the input answers code 500 with one fixed text (ED-366,
 * ED-409).
 */
export const saveTemplateToUser: Act<'saveTemplateToUser'> = {
  name: 'saveTemplateToUser',
  async run(context, input) {
    try {
      return {id: await store(context, input)};
    } catch (error) {
      if (error instanceof Refusal && error.code === 422)
        return new ActAnswer(500, say(TEXTS.saveFailed, context.actor.language));
      throw error;
    }
  },
};
