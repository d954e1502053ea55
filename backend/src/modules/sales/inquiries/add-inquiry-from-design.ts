/** Get Price: a design from the editor becomes an inquiry. */
import {createHash} from 'node:crypto';
import {validateRecord} from '@emblem/schemas';
import {INQUIRY} from '@emblem/schemas/values';
import {visitor} from '../../../actor';
import {numberOf, textOf} from '../../../record-values';
import {requireToken} from '../../../access/limits/throttle';
import {badInput, optionalId, optionalText} from '../../../acts/input';
import {requireDesignQuota} from '../../../acts/design-quota';
import {requireOwnUser} from '../../../acts/own-user';
import {trusted} from '../../../context/trusted';
import type {Act} from '../../../context';
import type {Values, WireRecord} from '../../../values';
import {asActor, type Context} from '../../../context';
import {say} from '../../../errors';
import {find, get} from '../../../read';
import {parseJson, tooMuchOfADesign} from '../../../json';
import {create} from '../../../write';
import {refuseIf} from '../../../write/values';
import {ensureMember} from '../members/ensure-member';
import {TEXTS} from '../texts';

function designOf(context: Context, input: Values): Values {
  const {language} = context.actor;
  const sent = input.design;
  if (sent === undefined || sent === null || sent === '') badInput(context, 'design', say(TEXTS.emptyCanvas, language));
  try {
    const design: unknown = typeof sent === 'string' ? parseJson(sent) : sent;
    if (typeof design === 'object' && design !== null && !Array.isArray(design) && Object.keys(design).length > 0)
      return {...design};
  } catch (error) {
    return badInput(context, 'design', say(tooMuchOfADesign(error) ?? TEXTS.badDesign, language));
  }
  return badInput(context, 'design', say(TEXTS.emptyCanvas, language));
}

/** Members and visitors are on one platform; staff may choose one. */
function platformOf(context: Context, input: Values): number {
  const {kind, platformIds} = context.actor;
  const chosen = kind === 'staff' ? optionalId(context, input, 'proId') : undefined;
  return chosen ?? platformIds[0] ?? badInput(context, 'proId', say(TEXTS.noPlatform, context.actor.language));
}

/** Only what the platform's visitors can see, so that an id tells nothing about what they cannot. */
async function visible(
  context: Context,
  proId: number,
  entity: 'category' | 'template',
  input: Values,
): Promise<WireRecord | undefined> {
  const id = optionalId(context, input, `${entity}Id`);
  if (id === undefined) return undefined;
  const {address, language} = context.actor;
  const found = await find(asActor(context, visitor({address, language, platformIds: [proId]})), entity, {
    eq: ['id', id],
  });
  return found ?? badInput(context, `${entity}Id`);
}

function numeric(value: unknown): unknown {
  return typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : (value ?? null);
}

/** Whoever comes by a campaign's link came from marketing, and everybody else by the website. */
function sourceOf(campaign: string | undefined): Values {
  return campaign === undefined ? {source: INQUIRY.source.website} : {source: INQUIRY.source.marketing, campaign};
}

function requestValues(context: Context, input: Values): Values {
  const text = (name: string) => optionalText(context, input, name);
  return {
    name: text('name') ?? null,
    email: text('email')?.toLowerCase() ?? null,
    phone: text('phone'),
    quantity: numeric(input.quantity),
    remark: text('remark'),
    design: designOf(context, input),
    designImg: text('designImg'),
    specification: text('specification'),
    ...sourceOf(text('campaign')),
  };
}

/** Everything that is wrong with the request at once, before anybody is made a member for it. */
function requireComplete(context: Context, values: Values): void {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null));
  refuseIf(context, validateRecord(context.model.entity('inquiry'), 'create', given, context.actor.language));
}

async function memberOf(context: Context, values: Values, proId: number): Promise<WireRecord> {
  const {memberId} = context.actor;
  if (memberId !== null) return get(trusted(context), 'member', memberId);
  return ensureMember(context, {
    email: textOf(values, 'email') ?? '',
    proId,
    name: textOf(values, 'name') ?? undefined,
    phone: textOf(values, 'phone') ?? undefined,
  });
}

function titleOf(context: Context, category: WireRecord | undefined, quantity: unknown): string {
  const product = category ? textOf(category, 'categoryName') : null;
  return `${product ?? say(TEXTS.customDesign, context.actor.language)} × ${String(quantity)}`;
}

/**
 * Keys are chosen by whoever asks: one that another customer has used, too, is another. Of one length, however long it
 * was sent.
 */
function keyFor(member: WireRecord, key: string | undefined): string | undefined {
  return key === undefined ? undefined : createHash('sha256').update(`${member.id} ${key}`).digest('base64url');
}

/**
 * Takes name, e-mail, quantity, remark and the design with its picture (ED-007). The inquiry belongs to the member who
 * asks, else to the one with this e-mail address on the platform, and is given to a salesman.
 */
export const addInquiryFromDesign: Act<'addInquiryFromDesign'> = {
  name: 'addInquiryFromDesign',
  async run(context, input, request) {
    requireOwnUser(context, input);
    await requireToken(context, 'inquiry');
    const proId = platformOf(context, input);
    const values = requestValues(context, input);
    requireComplete(context, {...values, proId});
    await requireDesignQuota(context, values.design);
    const category = await visible(context, proId, 'category', input);
    const template = await visible(context, proId, 'template', input);
    const member = await memberOf(context, values, proId);
    const inquiry = await create(
      trusted(context),
      'inquiry',
      {
        ...values,
        proId,
        memberId: member.id,
        categoryId: category?.id,
        templateId: template?.id,
        title: titleOf(context, category, values.quantity),
      },
      {idempotencyKey: keyFor(member, request.headers['idempotency-key'])},
    );
    return {id: inquiry.id, number: textOf(inquiry, 'number'), status: numberOf(inquiry, 'status')};
  },
};
