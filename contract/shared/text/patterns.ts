import { visible } from '../../forms/rules';

/** Patterns of texts that are kept, or compared with what is: PostgreSQL can keep no NUL. */
export const keptText = '^[^\\u0000]*$';
/** With a character that is seen. Nothing in it is gone through twice: a long text would keep the server from all else. */
export const keptWords = `^(?![^]*\\u0000)[^]*?${visible.source}`;
