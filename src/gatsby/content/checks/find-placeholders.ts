import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentIssue } from '../issues';

type Placeholder = { pattern: RegExp; message: (match: string) => string; advice: string };

/** Numbers and hosts that are reserved for examples (nanpa.com, line numbers 0100 to 0199; RFC 2606). */
const placeholders: Placeholder[] = [
  {
    pattern: /^sample: true$/,
    message: () => 'This file is a sample.',
    advice: 'Write your own and delete the line "sample: true", or delete the file.',
  },
  {
    pattern: /^checkedBy: sample editor$/,
    message: () => 'Nobody at your agency has compared these facts with their source.',
    advice: 'Compare each one, and write your name and the day into "checkedBy" and "checked".',
  },
  {
    pattern: /^reviewedBy: sample$/,
    message: () => 'Nobody at your agency has compared this notice with its source.',
    advice: 'Compare every word, and write your name and the day into "reviewedBy" and "checked".',
  },
  {
    pattern: /^translatedBy: sample$/,
    message: () => 'This translation is a sample.',
    advice: 'Have someone review it, and write who it was instead of "sample".',
  },
  {
    pattern: /<Source (?![^>]*checked=)[^>]*title="([^"]*)"/,
    message: (title) => `Nobody has compared the text with its source "${title}".`,
    advice: 'Compare them, and add the day, as checked="2026-11-27".',
  },
  {
    pattern: /<SampleNote title="([^"]*)"/,
    message: (title) => `A note to you that only the demo shows: "${title}".`,
    advice: 'Do what it says, then delete it.',
  },
  {
    pattern: /(\(?\d{3}\)?[-. ]?555[-. ]?01\d\d)\b/,
    message: (phone) => `The phone number ${phone} is invented.`,
    advice: 'Write your own.',
  },
  {
    pattern: /([\w.+-]+@[\w.-]*\bexample(?:\.(?:com|org|net))?)\b/,
    message: (email) => `The email address ${email} is invented.`,
    advice: 'Write your own.',
  },
  {
    pattern: /(https?:\/\/[\w./@-]*\bexample(?:\.(?:com|org|net))?)\b/,
    message: (url) => `The address ${url} is invented.`,
    advice: 'Write your own.',
  },
];

/** Finds what an agency has to replace before it goes live: at most one per line, and one per list of numbers. */
export function findPlaceholders(root: string): ContentIssue[] {
  return readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:mdx|yaml|txt)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()
    .flatMap((file) => {
      const found = findInText(file, readFileSync(join(root, file), 'utf8'));
      return file.endsWith('.txt') ? found.slice(0, 1) : found;
    });
}

function findInText(file: string, text: string): ContentIssue[] {
  return text.split('\n').flatMap((line, index): ContentIssue[] => {
    for (const { pattern, message, advice } of placeholders) {
      const match = pattern.exec(line);
      if (match !== null)
        return [{ file, line: index + 1, message: message(match[1] ?? ''), advice }];
    }
    return [];
  });
}
