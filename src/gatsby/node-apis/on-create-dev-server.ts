import type { GatsbyNode } from 'gatsby';
import { contentIssuesPath } from '../../shared/assets';
import { getContentIssues } from '../content/build/build-content';
import { formatMessage } from '../content/issues';

type DevelopApp = {
  get(
    path: string,
    handle: (request: unknown, response: { json(body: object): void }) => void,
  ): void;
};

/** Tells the pages of `gatsby develop` what is wrong in the files. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  (app as DevelopApp).get(contentIssuesPath, (_request, response) =>
    response.json(
      getContentIssues().map((issue) => ({
        place: `${issue.file}, line ${issue.line}`,
        message: `${formatMessage(issue)} ${issue.advice}`,
      })),
    ),
  );
};
