/** The calls of My Documents. All throw `ApiError`. */
import {clock} from '@emblem/schemas/clock';
import {isRecord} from '../document/read';
import {
  readDocuments,
  readOwnPaper,
  type DocumentKind,
  type OwnDocument,
  type OwnPaper,
  type PaperLanguage,
} from './documents-readers';
import {ApiError, request, type Transport} from './request';

const LISTS: Readonly<Record<DocumentKind, string>> = {
  quotation: '/app/document/user/getQuotations',
  invoice: '/app/document/user/getInvoices',
  'credit-memo': '/app/document/user/getCreditMemos',
};

export interface QuotationAnswer {
  readonly answer: 'accept' | 'decline';
  readonly declineReason: string;
}

export class DocumentsApi {
  constructor(private readonly transport: Transport) {}

  /** The member's own, the newest first: quotations that were sent, invoices and credit memos that are confirmed. */
  list(kind: DocumentKind): Promise<readonly OwnDocument[]> {
    const today = clock.moment().slice(0, 10);
    return request(this.transport, {method: 'POST', path: LISTS[kind]}, data => readDocuments(data, kind, today));
  }

  /** What stands on the paper, in its own language unless another one is wanted. */
  async paper(kind: DocumentKind, id: number, language?: PaperLanguage): Promise<OwnPaper> {
    const response = await this.fetchPaper(kind, id, 'tree', language);
    return readOwnPaper(await response.json());
  }

  async pdf(kind: DocumentKind, id: number, language: string): Promise<Blob> {
    return (await this.fetchPaper(kind, id, 'pdf', language)).blob();
  }

  /** Refused (409, with the reason in the visitor's language) where it was answered, has lapsed or was changed. */
  answer({id, version}: OwnDocument, {answer, declineReason}: QuotationAnswer): Promise<void> {
    const params = {id, version, answer, ...(answer === 'decline' && declineReason !== '' ? {declineReason} : {})};
    const language = this.transport.language();
    return request(
      this.transport,
      {method: 'POST', path: '/app/document/user/answerQuotation', params, language},
      () => undefined,
    );
  }

  private async fetchPaper(
    kind: DocumentKind,
    id: number,
    format: 'pdf' | 'tree',
    language: string | undefined,
  ): Promise<Response> {
    const token = this.transport.token('member');
    const headers = {language: this.transport.language(), ...(token === undefined ? {} : {token})};
    const spoken = language === undefined ? '' : `&language=${encodeURIComponent(language)}`;
    const response = await this.transport
      .fetch(`/rest/${kind}/${id}/documents/${kind}?format=${format}${spoken}`, {headers})
      .catch((error: unknown) => {
        throw new ApiError('network', String(error));
      });
    if (response.status === 401) this.transport.expired('member');
    if (!response.ok) throw new ApiError(String(response.status), await messageOf(response));
    return response;
  }
}

async function messageOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  return isRecord(body) && typeof body.message === 'string' ? body.message : '';
}
