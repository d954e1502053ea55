/** Designs shared by a link that holds a secret. */
import {randomBytes} from 'node:crypto';
import {numberOf, textOf, timeOf} from '../../../record-values';
import {deny} from '../../../rights/decide-reach';
import {optionalId, optionalText, requiredText} from '../../../acts/input';
import {trusted} from '../../../context/trusted';
import type {Act} from '../../../context';
import {Refusal, say} from '../../../errors';
import {find} from '../../../read';
import {create} from '../../../write';
import {requireDesignQuota} from '../../../acts/design-quota';
import {designText, requiredDesign} from '../design-json';
import {TEXTS} from '../texts';

/** A sharing link is valid for 60 days; the editor says so (DA-568). */
const VALID_MS = 60 * 24 * 60 * 60_000;

/** Stores a design under a new secret (ED-397). For members and staff; visitors are asked to sign in (ED-355). */
export const shareDesign: Act<'shareDesign'> = {
  name: 'shareDesign',
  async run(context, input) {
    const {actor} = context;
    if (actor.kind === 'visitor') deny(context);
    const layersData = requiredDesign(context, input, 'layersData');
    await requireDesignQuota(context, layersData);
    const productId = optionalId(context, input, 'productId');
    const secret = randomBytes(24).toString('base64url');
    await create(trusted(context), 'share-record', {
      secret,
      productId,
      imgUrl: optionalText(context, input, 'imgUrl'),
      layersData,
      routingName: requiredText(context, input, 'routingName'),
      memberId: actor.memberId,
      userId: actor.id,
      proId: actor.platformIds[0],
      expiresAt: new Date(Date.parse(context.now) + VALID_MS).toISOString(),
    });
    return {secret};
  },
};

/** The design of a secret, for whoever has it; 404 when it is unknown or has expired. */
export const getSharedDesign: Act<'getSharedDesign'> = {
  name: 'getSharedDesign',
  async run(context, input) {
    const secret = requiredText(context, input, 'secret');
    const share = await find(trusted(context), 'share-record', {
      all: [{eq: ['secret', secret]}, {gt: ['expiresAt', context.now]}],
    });
    if (!share) throw new Refusal(404, say(TEXTS.noShare, context.actor.language));
    return {
      productId: numberOf(share, 'productId') ?? 0,
      imgUrl: textOf(share, 'imgUrl'),
      layersData: designText(share.layersData),
      routingName: textOf(share, 'routingName'),
      expiresAt: timeOf(share, 'expiresAt'),
    };
  },
};
