import type { ChannelId, MissedCall } from '../../../contract/inbox/constants';
import type { MessageFile } from '../../../contract/messages/schema';
import { getErrorMessage } from '../api/errors';
import { uploadFile } from '../api/upload-file';
import type { Values } from './merge-fields';
import { PersonalDraft } from './personal-draft';

/** The fields of the draft of a message. Undefined removes a field. */
export type MessageChange = {
  text?: string;
  recipient?: string | undefined;
  missed?: MissedCall | undefined;
  /** The people it was started for, if their threads were merged since and no one has confirmed the recipient. */
  originalRecipients?: string | undefined;
  files?: readonly MessageFile[];
  /** Of an email; '' for that of the conversation. */
  subject?: string | undefined;
  withEarlier?: 'yes' | undefined;
};

type PendingSend = {
  idempotencyKey: string;
  request: string;
  /** Null once it has failed; never rejects. */
  promise: Promise<{ channel: ChannelId; error?: unknown }> | null;
};

/** Of a message; the recipient alone is none. */
const content = ['text', 'missed', 'files', 'subject', 'withEarlier'] as const;

export class MessageDraft extends PersonalDraft {
  /** The message being sent, or that failed. Sent again unchanged, it keeps its idempotency key. */
  pendingSend: PendingSend | null = null;

  /** The names of files on their way. */
  uploading: readonly string[] = [];
  uploadErrors: readonly string[] = [];

  /** Uploaded, and sent with the message. */
  get files(): readonly MessageFile[] {
    return JSON.parse(this.values['files'] ?? '[]') as MessageFile[];
  }

  override get isLostOnLeaving(): boolean {
    return super.isLostOnLeaving || this.uploading.length > 0;
  }

  get text(): string {
    return this.values['text'] ?? '';
  }

  /** Changes the message. Without any content it is no draft. */
  setMessage({ files = this.files, ...change }: MessageChange): void {
    const listed = files.length === 0 ? undefined : JSON.stringify(files);
    const fields = Object.entries({ ...this.values, ...change, files: listed });
    const values = Object.fromEntries(fields.filter(([, value]) => value !== undefined));
    const hasContent = content.some((field) => values[field]);
    this.set(hasContent ? (values as Values) : {});
  }

  /** Uploads files, also while another screen is open. */
  async attach(chosen: readonly File[]): Promise<void> {
    this.uploadErrors = [];
    for (const file of chosen) {
      this.setUploads([...this.uploading, file.name]);
      try {
        const saved = await uploadFile(this.key, file, this.files);
        this.setMessage({ files: [...this.files, saved] });
      } catch (error) {
        this.uploadErrors = [...this.uploadErrors, `${file.name}: ${getErrorMessage(error)}`];
      }
      this.setUploads(this.uploading.filter((name) => name !== file.name));
    }
  }

  dismissUploadErrors(): void {
    this.uploadErrors = [];
    this.session.onChange();
  }

  private setUploads(names: readonly string[]): void {
    this.uploading = names;
    this.session.onChange();
  }

  setPendingSend(pendingSend: PendingSend | null): void {
    this.pendingSend = pendingSend;
  }
}
