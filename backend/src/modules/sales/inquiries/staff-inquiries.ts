/** Inquiries as the staff's pages read and mark them. */
import {numberOf} from '../../../record-values';
import {requiredId, optionalText} from '../../../acts/input';
import {listPage, pageRequest} from '../../../acts/paging';
import type {Act} from '../../../context';
import {update} from '../../../write';
import {created, equalities, keyword, PINNED_FIRST, prices} from '../list-conditions';

/** A page of inquiries without their designs, pinned ones first (CO-498). */
export const listInquiries: Act<'listInquiries'> = {
  name: 'listInquiries',
  async run(context, input) {
    const where = {
      all: [
        ...equalities(context, 'inquiry', input, ['status', 'proId', 'salesmanId', 'categoryId', 'isRead', 'isTop']),
        ...prices(context, input, 'quotedPrice'),
        ...created(context, input),
        ...keyword(context, input, ['title', 'remark', 'name']),
      ],
    };
    return listPage(
      context,
      'inquiry',
      {where, search: optionalText(context, input, 'search'), sort: PINNED_FIRST, omit: ['design'], present: true},
      pageRequest(input),
    );
  },
};

/** Marks an inquiry as read, or with `isRead` 0 as unread (CO-500). */
export const markInquiryRead: Act<'markInquiryRead'> = {
  name: 'markInquiryRead',
  async run(context, input) {
    const id = requiredId(context, input, 'id');
    const isRead = input.isRead === undefined ? 1 : Number(input.isRead);
    return {id, isRead: numberOf(await update(context, 'inquiry', id, {isRead}), 'isRead')};
  },
};
