/* Made from the declarations of the routes: node ace console:client. */

export interface paths {
    "/console/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: operations["console.session.read"];
        put?: never;
        /** Sign in */
        post: operations["console.session.create"];
        /** Sign out */
        delete: operations["console.session.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in, and where else */
        get: operations["console.account.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the password; all other sessions end */
        post: operations["console.account.password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End all other sessions */
        delete: operations["console.account.sessions.end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many requests failed and how long they took, by route and over time */
        get: operations["console.requests.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the service is made of, and how it stands */
        get: operations["console.service.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/playground": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What asking costs, and what is left to pay for it */
        get: operations["console.playground.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/playground/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a key that ends with this session, or after an hour, and replaces the one before */
        post: operations["console.playground.key"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Keys of a workspace, newest first */
        get: operations["console.keys.list"];
        put?: never;
        /** Create a key */
        post: operations["console.keys.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/keys/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the limits of a key */
        post: operations["console.keys.update"];
        /** Revoke a key for good */
        delete: operations["console.keys.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a workspace has left, and every entry of its ledger, newest first */
        get: operations["console.credits.read"];
        put?: never;
        /** Grant credits to any workspace */
        post: operations["console.credits.grant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests and ACU by route and UTC day */
        get: operations["console.usage.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/datasets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Datasets of a workspace, newest first */
        get: operations["console.datasets.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/datasets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A dataset and its progress */
        get: operations["console.datasets.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/datasets/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rows of a dataset in their order */
        get: operations["console.datasets.rows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/datasets/{id}/rows/{index}/weighing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was weighed for a cell of a dataset, and why its answer won */
        get: operations["console.datasets.weighing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Durable runs of a workspace, newest first */
        get: operations["console.runs.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/runs/{run}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A run with its latest 200 events */
        get: operations["console.runs.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/runs/{run}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The events of a run as they happen; the stream ends with it */
        get: operations["console.runs.events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/runs/{run}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop a run; what was found by then is paid and stays readable */
        post: operations["console.runs.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/batches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A batch enrichment job and its people in their order */
        get: operations["console.batches.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sets of a workspace, newest first */
        get: operations["console.sets.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/sets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A Set and its progress */
        get: operations["console.sets.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/sets/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people of a Set in the order they were looked at */
        get: operations["console.sets.items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/sets/{id}/items/{item}/weighing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was weighed for a column of a person of a Set, and why its answer won */
        get: operations["console.sets.weighing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/sets/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The events of a Set as they happen */
        get: operations["console.sets.events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/sets/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people admitted to a Set, as a file */
        get: operations["console.sets.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/sets/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop the work on a Set; what was admitted and found stays and is paid */
        post: operations["console.sets.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/sets/{id}/share-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a link that reads a Set without a key, in place of the one before */
        post: operations["console.sets.share"];
        /** Revoke the link of a Set */
        delete: operations["console.sets.unshare"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/monitors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Monitors of a workspace, oldest first */
        get: operations["console.monitors.list"];
        put?: never;
        /** Have a search or a Set recur, under a key of the workspace */
        post: operations["console.monitors.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/monitors/{monitor}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A monitor with its rounds, newest first */
        get: operations["console.monitors.read"];
        put?: never;
        post?: never;
        /** Delete a monitor and whom it knows */
        delete: operations["console.monitors.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/monitors/{monitor}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hold a monitor: no round begins until it goes on */
        post: operations["console.monitors.pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/monitors/{monitor}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a monitor go on, with its first occurrence to come */
        post: operations["console.monitors.resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/indexes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the search indexes stand */
        get: operations["console.indexes.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/indexes/{index}/rebuild": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Build an index anew from the records; searches go on meanwhile */
        post: operations["console.indexes.rebuild"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/codehost/coverage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the code-host archive holds of each UTC month */
        get: operations["console.codehost.coverage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Members of a workspace */
        get: operations["console.members.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/members/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a member another role; the last owner stays one */
        post: operations["console.members.role"];
        /** Remove a member */
        delete: operations["console.members.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What members changed, newest first */
        get: operations["console.audit.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invitations that were not accepted yet */
        get: operations["console.invitations.list"];
        put?: never;
        /** Invite somebody to a workspace */
        post: operations["console.invitations.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/invitations/{invitation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an invitation again; its link from before no longer works */
        post: operations["console.invitations.resend"];
        /** Revoke an invitation */
        delete: operations["console.invitations.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/invitations/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The invitation of a link */
        post: operations["console.invitations.open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invitation, and sign in */
        post: operations["console.invitations.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the events of a workspace go, and how that does */
        get: operations["console.webhooks.list"];
        put?: never;
        /** Register a webhook */
        post: operations["console.webhooks.register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/webhooks/{webhook}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a webhook and what waits for it */
        delete: operations["console.webhooks.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/webhooks/{webhook}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a webhook a new secret; the old one signs beside it for a day */
        post: operations["console.webhooks.rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/webhooks/{webhook}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send to a disabled webhook again */
        post: operations["console.webhooks.enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/webhooks/{webhook}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deliveries of a webhook with their attempts, newest first */
        get: operations["console.webhooks.deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/webhooks/{webhook}/deliveries/{delivery}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an ended delivery again */
        post: operations["console.webhooks.redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/workspaces/{workspace}/webhooks/{webhook}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test event to a webhook */
        post: operations["console.webhooks.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/datasets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fill columns for rows
         * @description Rows of people, companies or other entities and the columns wanted; each cell comes back with one reconciled answer, a confidence and public evidence. sync answers with the rows, async with 202.
         */
        post: operations["datasets.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search people
         * @description A one-shot list of people by query, hard filters, or both. instant and fast answer from the people index; auto and deep verify every result with evidence.
         */
        post: operations["search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Build a list of people
         * @description Searches for people, verifies each against what the query asks, and fills the columns wanted, in the background.
         */
        post: operations["sets.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "console.session.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            service: string;
                            user: {
                                id: string;
                                email: string;
                                /** @description They operate the whole service */
                                is_operator: boolean;
                                /** @description They can do nothing else before */
                                must_change_password: boolean;
                            } | null;
                            workspaces: {
                                slug: string;
                                name: string;
                                /** @enum {string} */
                                plan: "free" | "payg" | "starter" | "pro" | "scale" | "teams" | "enterprise";
                                /** @enum {string} */
                                role: "owner" | "admin" | "member";
                            }[];
                            /** @description To send as X-CSRF-Token with whatever changes something */
                            csrf_token: string;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.session.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is carried out and billed once; its answer is replayed for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Record<string, never>;
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.session.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Record<string, never>;
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.account.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            email: string;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            password_changed_at: string | null;
                            other_sessions: number;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.account.password": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is carried out and billed once; its answer is replayed for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current_password: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Record<string, never>;
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.account.sessions.end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            ended: number;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.requests.read": {
        parameters: {
            query?: {
                hours?: number;
            };
            header?: never;
            path: {
                workspace: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date-time */
                            from: string;
                            /** Format: date-time */
                            to: string;
                            slot_minutes: number;
                            all: {
                                requests: number;
                                /** @description Answered with a 4xx status: the fault of who asked */
                                refused: number;
                                /** @description Answered with a 5xx status: the fault of the service */
                                failed: number;
                                p50_ms: number | null;
                                p95_ms: number | null;
                            };
                            routes: {
                                route: string;
                                requests: number;
                                /** @description Answered with a 4xx status: the fault of who asked */
                                refused: number;
                                /** @description Answered with a 5xx status: the fault of the service */
                                failed: number;
                                p50_ms: number | null;
                                p95_ms: number | null;
                            }[];
                            slots: {
                                /** Format: date-time */
                                at: string;
                                requests: number;
                                /** @description Answered with a 4xx status: the fault of who asked */
                                refused: number;
                                /** @description Answered with a 5xx status: the fault of the service */
                                failed: number;
                                p50_ms: number | null;
                                p95_ms: number | null;
                            }[];
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.service.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            processes: {
                                /** @enum {string} */
                                role: "all" | "web" | "worker";
                                host: string;
                                /** Format: date-time */
                                started_at: string;
                                /** Format: date-time */
                                beat_at: string;
                            }[];
                            queue: {
                                reachable: boolean;
                                waiting: number;
                                running: number;
                                /** @description Given up after too many failed attempts */
                                dead: number;
                            };
                            archive: {
                                pages: number;
                                files: number;
                                bytes: number;
                                /** Format: date-time */
                                newest_reading: string | null;
                            };
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.playground.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workspace: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description ACU of each person that a search returns */
                            search_price: number;
                            remaining: number;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.playground.key": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is carried out and billed once; its answer is replayed for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                workspace: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            /** @description The whole key, this once */
                            secret: string;
                            /** Format: date-time */
                            expires_at: string;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.keys.list": {
        parameters: {
            query?: {
                state?: "active" | "expired" | "revoked";
                sort?: "name" | "created" | "last_used" | "expires" | "-name" | "-created" | "-last_used" | "-expires";
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                workspace: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: {
                                id: string;
                                name: string;
                                /** @enum {string} */
                                state: "active" | "expired" | "revoked";
                                scopes: ("people:search" | "people:lookup" | "people:enrich" | "pronet:read" | "batch:write" | "webhooks:write" | "account:read" | "agent:chat" | "agent:cancel")[];
                                /** @description Requests a minute; null where the plan alone limits */
                                rate: number | null;
                                /** @description Requests a minute that hold: its own or those of the plan */
                                rate_limit: number;
                                /** @description Requests of the minute under way */
                                rate_used: number;
                                /** @description ACU; null where there is none */
                                daily_budget: number | null;
                                /** @description ACU; null where there is none */
                                monthly_budget: number | null;
                                spent_today: number;
                                spent_this_month: number;
                                /** Format: date-time */
                                expires_at: string | null;
                                /** Format: date-time */
                                revoked_at: string | null;
                                /** Format: date-time */
                                last_used_at: string | null;
                                /** Format: date-time */
                                created_at: string;
                            }[];
                            next_cursor: string | null;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.keys.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is carried out and billed once; its answer is replayed for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                workspace: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    scopes: ("people:search" | "people:lookup" | "people:enrich" | "pronet:read" | "batch:write" | "webhooks:write" | "account:read" | "agent:chat" | "agent:cancel")[];
                    /** Format: date-time */
                    expires_at?: string | null;
                    rate?: number | null;
                    daily_budget?: number | null;
                    monthly_budget?: number | null;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            /** @description The whole key, this once */
                            secret: string;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.keys.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is carried out and billed once; its answer is replayed for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                workspace: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rate?: number | null;
                    daily_budget?: number | null;
                    monthly_budget?: number | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.keys.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workspace: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            /** Format: date-time */
                            revoked_at: string;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.credits.read": {
        parameters: {
            query?: {
                before?: string;
                kind?: "grant" | "hold" | "settle" | "release";
                key_id?: string;
                route?: string;
                days?: number;
            };
            header?: never;
            path: {
                workspace: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            granted: number;
                            charged: number;
                            held: number;
                            remaining: number;
                            entries: {
                                id: string;
                                /** @enum {string} */
                                kind: "grant" | "hold" | "settle" | "release";
                                amount: number;
                                route: string | null;
                                key_id: string | null;
                                reservation_id: string | null;
                                note: string | null;
                                /** Format: date-time */
                                created_at: string;
                            }[];
                            next_before: string | null;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.credits.grant": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is carried out and billed once; its answer is replayed for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                workspace: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amount: number;
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            remaining: number;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.usage.read": {
        parameters: {
            query?: {
                days?: number;
            };
            header?: never;
            path: {
                workspace: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date */
                            from_day: string;
                            /** Format: date */
                            to_day: string;
                            usage: {
                                /** Format: date */
                                day: string;
                                route: string;
                                requests: number;
                                acu_charged: number;
                            }[];
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.datasets.list": {
        parameters: {
            query?: {
                sort?: "created" | "rows" | "-created" | "-rows";
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                workspace: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: {
                                id: string;
                                /** @enum {string} */
                                entity_type: "person" | "company" | "custom";
                                /** @enum {string} */
                                mode: "sync" | "async";
                                /** @enum {string} */
                                status: "queued" | "running" | "completed" | "failed";
                                columns: {
                                    key: string;
                                    description?: string;
                                    /** @enum {string} */
                                    format?: "text" | "number" | "date" | "boolean" | "options" | "email" | "phone" | "url" | "range" | "currency";
                                    max_chars?: number;
                                }[];
                                row_count: number;
                                rows_completed: number;
                                deadline_ms: number | null;
                                freshness: {
                                    max_age_days: number | null;
                                };
                                include_unverified: boolean;
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                completed_at: string | null;
                                rows_url: string;
                            }[];
                            next_cursor: string | null;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.datasets.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workspace: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            dataset: {
                                id: string;
                                /** @enum {string} */
                                entity_type: "person" | "company" | "custom";
                                /** @enum {string} */
                                mode: "sync" | "async";
                                /** @enum {string} */
                                status: "queued" | "running" | "completed" | "failed";
                                columns: {
                                    key: string;
                                    description?: string;
                                    /** @enum {string} */
                                    format?: "text" | "number" | "date" | "boolean" | "options" | "email" | "phone" | "url" | "range" | "currency";
                                    max_chars?: number;
                                }[];
                                row_count: number;
                                rows_completed: number;
                                deadline_ms: number | null;
                                freshness: {
                                    max_age_days: number | null;
                                };
                                include_unverified: boolean;
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                completed_at: string | null;
                                rows_url: string;
                            };
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.datasets.rows": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                workspace: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            rows: {
                                id: string;
                                index: number;
                                /** @enum {string} */
                                status: "completed" | "pending";
                                seed: {
                                    name?: string;
                                    domain?: string;
                                    pronet_url?: string;
                                    socials?: {
                                        pronet?: string;
                                        microblog?: string;
                                        photo?: string;
                                        video?: string;
                                        shortvideo?: string;
                                        codehost?: string;
                                        website?: string;
                                    };
                                    email?: string;
                                    company?: string;
                                    extra?: string | {
                                        [key: string]: string;
                                    };
                                };
                                cells: {
                                    [key: string]: {
                                        value: string | number | boolean | null;
                                        confidence: number | null;
                                        /** @enum {string} */
                                        status: "found" | "unverified" | "not_found" | "timeout";
                                        evidence: {
                                            url: string;
                                            quote?: string;
                                            /** Format: date-time */
                                            observed_at: string;
                                        }[];
                                        /** @constant */
                                        source: "kith";
                                        /** @enum {string} */
                                        validation?: "valid" | "risky" | "unknown";
                                    };
                                };
                            }[];
                            next_cursor: string | null;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.datasets.weighing": {
        parameters: {
            query: {
                column: string;
            };
            header?: never;
            path: {
                workspace: string;
                id: string;
                index: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            weighing: {
                                values: {
                                    value: string | number | boolean;
                                    probability: number;
                                    chosen: boolean;
                                    votes: {
                                        url: string;
                                        quote: string;
                                        /** Format: date-time */
                                        observed_at: string;
                                        /** @description The date that the page gives, as precise as it is */
                                        stated_at: string | null;
                                        stated: string | number | boolean;
                                        /** @description Whose page it is: own_site, own_profile, employer_site, registry, news and others */
                                        kind: string;
                                        /** @description How it was read */
                                        method: string;
                                        /** @description That the page is about the row */
                                        identity: number;
                                        /** @description It says that the value is no longer so */
                                        past: boolean;
                                        /** @description How much it counts */
                                        weight: number;
                                        /** @description Votes for a value with the same number count as one */
                                        group: number;
                                    }[];
                                    votes_left_out: number;
                                }[];
                                values_left_out: number;
                                /** @description That the truth is none of the values */
                                none: number;
                            } | null;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.runs.list": {
        parameters: {
            query?: {
                status?: "queued" | "running" | "completed" | "failed" | "cancelled";
                kind?: string;
                sort?: "created" | "finished" | "kind" | "charged" | "-created" | "-finished" | "-kind" | "-charged";
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                workspace: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: {
                                id: string;
                                kind: string;
                                /** @enum {string} */
                                status: "queued" | "running" | "completed" | "failed" | "cancelled";
                                key_id: string;
                                charged: number;
                                attempts: number;
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                started_at: string | null;
                                /** Format: date-time */
                                finished_at: string | null;
                            }[];
                            next_cursor: string | null;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.runs.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workspace: string;
                run: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            kind: string;
                            /** @enum {string} */
                            status: "queued" | "running" | "completed" | "failed" | "cancelled";
                            key_id: string;
                            charged: number;
                            attempts: number;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            started_at: string | null;
                            /** Format: date-time */
                            finished_at: string | null;
                            input: unknown;
                            /** @description What its worker had kept at its end; null before, and where nothing was charged */
                            checkpoint: unknown;
                            output: unknown;
                            error: {
                                code: string;
                                message: string;
                            } | null;
                            /**
                             * Format: date-time
                             * @description When what it holds is forgotten
                             */
                            expires_at: string;
                            events: {
                                seq: number;
                                type: string;
                                data: unknown;
                                /** Format: date-time */
                                created_at: string;
                            }[];
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.runs.events": {
        parameters: {
            query?: {
                after_seq?: number;
            };
            header?: never;
            path: {
                workspace: string;
                run: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
        };
    };
    "console.runs.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is carried out and billed once; its answer is replayed for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                workspace: string;
                run: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            status: "queued" | "running" | "completed" | "failed" | "cancelled";
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.batches.read": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                workspace: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            fields: ("pronet" | "codehost" | "work_email" | "personal_email" | "phone")[];
                            people_count: number;
                            people_completed: number;
                            /** @enum {string|null} */
                            stop_reason: "max_cost_usd" | null;
                            items: {
                                index: number;
                                identifier: string;
                                /** @enum {string} */
                                status: "pending" | "completed" | "skipped";
                                fields: {
                                    [key: string]: {
                                        value: string | null;
                                        /** @enum {string} */
                                        status: "found" | "not_found" | "unavailable";
                                        /** @enum {string|null} */
                                        confidence: "verified" | null;
                                        source: string | null;
                                        last_seen: string | null;
                                    };
                                } | null;
                            }[];
                            next_cursor: string | null;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.sets.list": {
        parameters: {
            query?: {
                sort?: "name" | "status" | "admitted" | "created" | "-name" | "-status" | "-admitted" | "-created";
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                workspace: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: {
                                id: string;
                                /** @enum {string} */
                                status: "running" | "completed" | "failed" | "cancelled";
                                searches: {
                                    id: string;
                                    query: string;
                                    count: number;
                                    criteria: {
                                        id: string;
                                        description: string;
                                        required: boolean;
                                    }[];
                                    /** @enum {string} */
                                    status: "queued" | "running" | "completed" | "failed" | "cancelled";
                                    admitted: number;
                                    /** @enum {string|null} */
                                    stop_reason: "count" | "budget" | "end" | null;
                                    /** @description Why it admitted fewer people than asked for, and what to do, one sentence each. */
                                    warnings?: string[];
                                }[];
                                enrichments: {
                                    id: string;
                                    description: string;
                                    /** @enum {string} */
                                    format?: "text" | "number" | "date" | "boolean" | "options" | "email" | "phone" | "url" | "range" | "currency";
                                }[];
                                items: {
                                    pending: number;
                                    admitted: number;
                                    rejected: number;
                                };
                                webhook_url: string | null;
                                items_url: string;
                                events_url: string;
                                /** Format: date-time */
                                created_at: string;
                            }[];
                            next_cursor: string | null;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.sets.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workspace: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            set: {
                                id: string;
                                /** @enum {string} */
                                status: "running" | "completed" | "failed" | "cancelled";
                                searches: {
                                    id: string;
                                    query: string;
                                    count: number;
                                    criteria: {
                                        id: string;
                                        description: string;
                                        required: boolean;
                                    }[];
                                    /** @enum {string} */
                                    status: "queued" | "running" | "completed" | "failed" | "cancelled";
                                    admitted: number;
                                    /** @enum {string|null} */
                                    stop_reason: "count" | "budget" | "end" | null;
                                    /** @description Why it admitted fewer people than asked for, and what to do, one sentence each. */
                                    warnings?: string[];
                                }[];
                                enrichments: {
                                    id: string;
                                    description: string;
                                    /** @enum {string} */
                                    format?: "text" | "number" | "date" | "boolean" | "options" | "email" | "phone" | "url" | "range" | "currency";
                                }[];
                                items: {
                                    pending: number;
                                    admitted: number;
                                    rejected: number;
                                };
                                webhook_url: string | null;
                                items_url: string;
                                events_url: string;
                                /** Format: date-time */
                                created_at: string;
                            };
                            /** @description The run that works on it now */
                            run_id: string | null;
                            /** @description ACU, for who was admitted and what was found */
                            charged: number;
                            /** @description Whether a link reads it without a key */
                            shared: boolean;
                            /** @description The number of its last event, -1 before the first */
                            last_seq: number;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.sets.items": {
        parameters: {
            query?: {
                status?: "pending" | "admitted" | "rejected";
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                workspace: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: {
                                id: string;
                                /** @enum {string} */
                                status: "pending" | "admitted" | "rejected";
                                person: {
                                    person_id: string | null;
                                    name: string | null;
                                    title: string | null;
                                    company: string | null;
                                    location: string | null;
                                    pronet: string | null;
                                    website: string | null;
                                } | null;
                                criteria: {
                                    id: string;
                                    description: string;
                                    required: boolean;
                                    /** @enum {string} */
                                    verdict: "yes" | "no" | "unclear";
                                    evidence: {
                                        url: string;
                                        quote?: string | null;
                                        /** Format: date-time */
                                        observed_at: string;
                                    }[];
                                }[];
                                enrichments: {
                                    id: string;
                                    description: string;
                                    /** @enum {string} */
                                    format?: "text" | "number" | "date" | "boolean" | "options" | "email" | "phone" | "url" | "range" | "currency";
                                    value: string | number | boolean | null;
                                    confidence: number | null;
                                    /** @enum {string} */
                                    status: "found" | "unverified" | "not_found" | "timeout";
                                    evidence: {
                                        url: string;
                                        quote?: string;
                                        /** Format: date-time */
                                        observed_at: string;
                                    }[];
                                    /** @constant */
                                    source: "kith";
                                    /** @enum {string} */
                                    validation?: "valid" | "risky" | "unknown";
                                }[];
                                /** Format: date-time */
                                created_at: string;
                            }[];
                            next_cursor: string | null;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.sets.weighing": {
        parameters: {
            query: {
                column: string;
            };
            header?: never;
            path: {
                workspace: string;
                id: string;
                item: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            weighing: {
                                values: {
                                    value: string | number | boolean;
                                    probability: number;
                                    chosen: boolean;
                                    votes: {
                                        url: string;
                                        quote: string;
                                        /** Format: date-time */
                                        observed_at: string;
                                        /** @description The date that the page gives, as precise as it is */
                                        stated_at: string | null;
                                        stated: string | number | boolean;
                                        /** @description Whose page it is: own_site, own_profile, employer_site, registry, news and others */
                                        kind: string;
                                        /** @description How it was read */
                                        method: string;
                                        /** @description That the page is about the row */
                                        identity: number;
                                        /** @description It says that the value is no longer so */
                                        past: boolean;
                                        /** @description How much it counts */
                                        weight: number;
                                        /** @description Votes for a value with the same number count as one */
                                        group: number;
                                    }[];
                                    votes_left_out: number;
                                }[];
                                values_left_out: number;
                                /** @description That the truth is none of the values */
                                none: number;
                            } | null;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.sets.events": {
        parameters: {
            query?: {
                after_seq?: number;
            };
            header?: never;
            path: {
                workspace: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
        };
    };
    "console.sets.export": {
        parameters: {
            query?: {
                format?: "json" | "csv";
            };
            header?: never;
            path: {
                workspace: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: {
                                id: string;
                                /** @enum {string} */
                                status: "pending" | "admitted" | "rejected";
                                person: {
                                    person_id: string | null;
                                    name: string | null;
                                    title: string | null;
                                    company: string | null;
                                    location: string | null;
                                    pronet: string | null;
                                    website: string | null;
                                } | null;
                                criteria: {
                                    id: string;
                                    description: string;
                                    required: boolean;
                                    /** @enum {string} */
                                    verdict: "yes" | "no" | "unclear";
                                    evidence: {
                                        url: string;
                                        quote?: string | null;
                                        /** Format: date-time */
                                        observed_at: string;
                                    }[];
                                }[];
                                enrichments: {
                                    id: string;
                                    description: string;
                                    /** @enum {string} */
                                    format?: "text" | "number" | "date" | "boolean" | "options" | "email" | "phone" | "url" | "range" | "currency";
                                    value: string | number | boolean | null;
                                    confidence: number | null;
                                    /** @enum {string} */
                                    status: "found" | "unverified" | "not_found" | "timeout";
                                    evidence: {
                                        url: string;
                                        quote?: string;
                                        /** Format: date-time */
                                        observed_at: string;
                                    }[];
                                    /** @constant */
                                    source: "kith";
                                    /** @enum {string} */
                                    validation?: "valid" | "risky" | "unknown";
                                }[];
                                /** Format: date-time */
                                created_at: string;
                            }[];
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                    "text/csv": string;
                };
            };
        };
    };
    "console.sets.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is carried out and billed once; its answer is replayed for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                workspace: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            status: "running" | "completed" | "failed" | "cancelled";
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.sets.share": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is carried out and billed once; its answer is replayed for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                workspace: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description This once */
                            url: string;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.sets.unshare": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workspace: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Record<string, never>;
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.monitors.list": {
        parameters: {
            query?: {
                sort?: "status" | "next" | "rounds" | "created" | "-status" | "-next" | "-rounds" | "-created";
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                workspace: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: {
                                id: string;
                                /** @enum {string} */
                                status: "active" | "paused" | "completed";
                                /** @description The Set whose last search recurs */
                                set_id: string | null;
                                search: {
                                    query: string;
                                    count: number;
                                } | null;
                                cadence: string;
                                /** @description The cadence in words */
                                schedule: string;
                                webhook_url: string | null;
                                /** @description The key it spends under */
                                key_id: string;
                                /** @description Whether a search of its Set is awaited */
                                is_searching: boolean;
                                rounds: number;
                                /** @description How often the round it is at has failed */
                                failures: number;
                                last_error: string | null;
                                /** @description None where it is held or completed */
                                next_runs: string[];
                                /** Format: date-time */
                                paused_at: string | null;
                                /** Format: date-time */
                                created_at: string;
                            }[];
                            next_cursor: string | null;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.monitors.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is carried out and billed once; its answer is replayed for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                workspace: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    set_id?: string;
                    search?: {
                        /**
                         * @description What to look for, in words.
                         * @example product managers in Berlin
                         */
                        query: string;
                        /** @default 10 */
                        count?: number;
                    };
                    /** @description A recurrence rule of RFC 5545, as `FREQ=WEEKLY;BYDAY=MO`, after a `DTSTART;TZID=` line or none, or a cron expression of five fields, after `CRON_TZ=Europe/Berlin ` or nothing. */
                    cadence: string;
                    /**
                     * Format: uri
                     * @description Receives monitor.item.created and monitor.item.changed.
                     */
                    webhook_url?: string;
                    key_id: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.monitors.read": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                workspace: string;
                monitor: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            monitor: {
                                id: string;
                                /** @enum {string} */
                                status: "active" | "paused" | "completed";
                                /** @description The Set whose last search recurs */
                                set_id: string | null;
                                search: {
                                    query: string;
                                    count: number;
                                } | null;
                                cadence: string;
                                /** @description The cadence in words */
                                schedule: string;
                                webhook_url: string | null;
                                /** @description The key it spends under */
                                key_id: string;
                                /** @description Whether a search of its Set is awaited */
                                is_searching: boolean;
                                rounds: number;
                                /** @description How often the round it is at has failed */
                                failures: number;
                                last_error: string | null;
                                /** @description None where it is held or completed */
                                next_runs: string[];
                                /** Format: date-time */
                                paused_at: string | null;
                                /** Format: date-time */
                                created_at: string;
                            };
                            /** @description Whom it has told of */
                            people: number;
                            rounds: {
                                items: {
                                    sequence: number;
                                    found: number;
                                    /** @description Who were told as new */
                                    created: number;
                                    /** @description Of whom a change was told */
                                    changed: number;
                                    /** @description The code of a round that failed */
                                    error: string | null;
                                    /** Format: date-time */
                                    ended_at: string;
                                }[];
                                next_cursor: string | null;
                            };
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.monitors.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workspace: string;
                monitor: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Record<string, never>;
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.monitors.pause": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is carried out and billed once; its answer is replayed for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                workspace: string;
                monitor: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Record<string, never>;
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.monitors.resume": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is carried out and billed once; its answer is replayed for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                workspace: string;
                monitor: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Record<string, never>;
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.indexes.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            indexes: {
                                name: string;
                                /** @description Empty before the first build */
                                version: string;
                                documents: number;
                                records: number;
                                segments: number;
                                /** @description Documents not yet merged into segments */
                                delta: number;
                                tombstones: number;
                                bytes: number;
                                /** @description Changes of the records that searches do not see yet */
                                behind: number;
                                /** Format: date-time */
                                built_at: string | null;
                                /** @description The last rebuild that was asked for here */
                                rebuild: {
                                    /** @enum {string} */
                                    status: "running" | "completed" | "failed";
                                    documents: number;
                                    /** @description How many there are; 0 while they are counted */
                                    whole: number;
                                    error: string | null;
                                    /** Format: date-time */
                                    started_at: string;
                                    /** Format: date-time */
                                    ended_at: string | null;
                                } | null;
                            }[];
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.indexes.rebuild": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is carried out and billed once; its answer is replayed for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                index: "people" | "companies" | "codehost";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Record<string, never>;
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.codehost.coverage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            months: {
                                month: string;
                                hours: number;
                                hours_in_month: number;
                                events: number;
                                pushes: number;
                                pushes_with_commits: number;
                            }[];
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.members.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workspace: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: {
                                id: string;
                                email: string;
                                /** @enum {string} */
                                role: "owner" | "admin" | "member";
                                /** Format: date-time */
                                since: string;
                            }[];
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.members.role": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is carried out and billed once; its answer is replayed for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                workspace: string;
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    role: "owner" | "admin" | "member";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Record<string, never>;
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.members.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workspace: string;
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Record<string, never>;
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.audit.list": {
        parameters: {
            query?: {
                action?: "key.create" | "key.update" | "key.revoke" | "credits.grant" | "member.add" | "member.invite" | "member.revoke" | "member.join" | "member.role" | "member.remove" | "webhook.register" | "webhook.remove" | "webhook.rotate" | "webhook.enable" | "webhook.redeliver" | "webhook.test" | "set.cancel" | "set.share" | "set.unshare" | "monitor.create" | "monitor.pause" | "monitor.resume" | "monitor.remove" | "run.cancel" | "index.rebuild";
                email?: string;
                sort?: "when" | "email" | "action" | "-when" | "-email" | "-action";
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                workspace: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: {
                                sequence: number;
                                email: string;
                                /** @enum {string} */
                                action: "key.create" | "key.update" | "key.revoke" | "credits.grant" | "member.add" | "member.invite" | "member.revoke" | "member.join" | "member.role" | "member.remove" | "webhook.register" | "webhook.remove" | "webhook.rotate" | "webhook.enable" | "webhook.redeliver" | "webhook.test" | "set.cancel" | "set.share" | "set.unshare" | "monitor.create" | "monitor.pause" | "monitor.resume" | "monitor.remove" | "run.cancel" | "index.rebuild";
                                subject: string;
                                detail: {
                                    [key: string]: unknown;
                                };
                                /** Format: date-time */
                                created_at: string;
                            }[];
                            next_cursor: string | null;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.invitations.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workspace: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: {
                                id: string;
                                email: string;
                                /** @enum {string} */
                                role: "owner" | "admin" | "member";
                                invited_by: string;
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                expires_at: string;
                            }[];
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.invitations.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is carried out and billed once; its answer is replayed for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                workspace: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /** @enum {string} */
                    role: "owner" | "admin" | "member";
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            /** @description To copy, this once */
                            link: string;
                            /** Format: date-time */
                            expires_at: string;
                            /** @description Whether a mail server took it; null where none is set */
                            mailed: boolean | null;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.invitations.resend": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is carried out and billed once; its answer is replayed for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                workspace: string;
                invitation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            /** @description To copy, this once */
                            link: string;
                            /** Format: date-time */
                            expires_at: string;
                            /** @description Whether a mail server took it; null where none is set */
                            mailed: boolean | null;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.invitations.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workspace: string;
                invitation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Record<string, never>;
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.invitations.open": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is carried out and billed once; its answer is replayed for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            email: string;
                            /** @enum {string} */
                            role: "owner" | "admin" | "member";
                            /** @description Its name */
                            workspace: string;
                            invited_by: string;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.invitations.accept": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is carried out and billed once; its answer is replayed for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    /** @enum {string} */
                    account: "new" | "existing";
                    /** @description The one a new user chooses, or that of the existing account */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Its slug */
                            workspace: string;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.webhooks.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workspace: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: {
                                id: string;
                                /**
                                 * @description direct: the URL that a job or Set named
                                 * @enum {string}
                                 */
                                kind: "registered" | "direct";
                                url: string;
                                events: ("set.item.created" | "set.item.enriched" | "set.search.completed" | "set.idle" | "batch.completed" | "monitor.item.created" | "monitor.item.changed")[];
                                /** @enum {string} */
                                status: "enabled" | "disabled";
                                /** @enum {string|null} */
                                disabled_reason: "gone" | "failing" | null;
                                /** Format: date-time */
                                failing_since: string | null;
                                /** Format: date-time */
                                created_at: string;
                            }[];
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.webhooks.register": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is carried out and billed once; its answer is replayed for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                workspace: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uri */
                    url: string;
                    events: ("set.item.created" | "set.item.enriched" | "set.search.completed" | "set.idle" | "batch.completed" | "monitor.item.created" | "monitor.item.changed")[];
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            /** @description This once */
                            secret: string;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.webhooks.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workspace: string;
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Record<string, never>;
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.webhooks.rotate": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is carried out and billed once; its answer is replayed for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                workspace: string;
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description This once */
                            secret: string;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.webhooks.enable": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is carried out and billed once; its answer is replayed for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                workspace: string;
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Record<string, never>;
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.webhooks.deliveries": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                workspace: string;
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: {
                                id: string;
                                webhook_id: string;
                                type: string;
                                /** @enum {string} */
                                status: "pending" | "delivered" | "failed";
                                last_error: string | null;
                                /** Format: date-time */
                                next_attempt_at: string | null;
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                ended_at: string | null;
                                /** @description The body as it is posted */
                                payload: string;
                                attempts: {
                                    number: number;
                                    /** Format: date-time */
                                    started_at: string;
                                    duration_ms: number;
                                    status_code: number | null;
                                    error: string | null;
                                    /** @description The beginning of what the receiver answered */
                                    response: string | null;
                                }[];
                            }[];
                            next_cursor: string | null;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.webhooks.redeliver": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is carried out and billed once; its answer is replayed for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                workspace: string;
                webhook: string;
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Record<string, never>;
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "console.webhooks.test": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is carried out and billed once; its answer is replayed for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                workspace: string;
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            webhook_id: string;
                        };
                        meta: {
                            request_id: string;
                        };
                    };
                };
            };
        };
    };
    "datasets.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is carried out and billed once; its answer is replayed for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    entity: {
                        /** @enum {string} */
                        type: "person" | "company" | "custom";
                    };
                    rows: {
                        name?: string;
                        domain?: string;
                        pronet_url?: string;
                        socials?: {
                            pronet?: string;
                            microblog?: string;
                            photo?: string;
                            video?: string;
                            shortvideo?: string;
                            codehost?: string;
                            website?: string;
                        };
                        email?: string;
                        company?: string;
                        extra?: string | {
                            [key: string]: string;
                        };
                    }[];
                    columns: {
                        key: string;
                        description?: string;
                        /** @enum {string} */
                        format?: "text" | "number" | "date" | "boolean" | "options" | "email" | "phone" | "url" | "range" | "currency";
                        max_chars?: number;
                    }[];
                    /**
                     * @default sync
                     * @enum {string}
                     */
                    mode?: "sync" | "async";
                    /** @default 20000 */
                    deadline_ms?: number;
                    freshness?: {
                        max_age_days?: number;
                    };
                    /** @default false */
                    include_unverified?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            dataset: {
                                id: string;
                                /** @enum {string} */
                                entity_type: "person" | "company" | "custom";
                                /** @enum {string} */
                                mode: "sync" | "async";
                                /** @enum {string} */
                                status: "queued" | "running" | "completed" | "failed";
                                columns: {
                                    key: string;
                                    description?: string;
                                    /** @enum {string} */
                                    format?: "text" | "number" | "date" | "boolean" | "options" | "email" | "phone" | "url" | "range" | "currency";
                                    max_chars?: number;
                                }[];
                                row_count: number;
                                rows_completed: number;
                                deadline_ms: number | null;
                                freshness: {
                                    max_age_days: number | null;
                                };
                                include_unverified: boolean;
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                completed_at: string | null;
                                rows_url: string;
                            };
                            rows: {
                                id: string;
                                index: number;
                                /** @enum {string} */
                                status: "completed" | "pending";
                                seed: {
                                    name?: string;
                                    domain?: string;
                                    pronet_url?: string;
                                    socials?: {
                                        pronet?: string;
                                        microblog?: string;
                                        photo?: string;
                                        video?: string;
                                        shortvideo?: string;
                                        codehost?: string;
                                        website?: string;
                                    };
                                    email?: string;
                                    company?: string;
                                    extra?: string | {
                                        [key: string]: string;
                                    };
                                };
                                cells: {
                                    [key: string]: {
                                        value: string | number | boolean | null;
                                        confidence: number | null;
                                        /** @enum {string} */
                                        status: "found" | "unverified" | "not_found" | "timeout";
                                        evidence: {
                                            url: string;
                                            quote?: string;
                                            /** Format: date-time */
                                            observed_at: string;
                                        }[];
                                        /** @constant */
                                        source: "kith";
                                        /** @enum {string} */
                                        validation?: "valid" | "risky" | "unknown";
                                    };
                                };
                            }[];
                        };
                        meta: {
                            request_id: string;
                            credits_charged: number;
                            acu_charged: number;
                            max_credits: number;
                            remaining_credits: number;
                            remaining_acu: number;
                            /** @description Why rows have no answer, and what to do, one sentence each. */
                            warnings?: string[];
                        };
                    };
                };
            };
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            dataset: {
                                id: string;
                                /** @enum {string} */
                                entity_type: "person" | "company" | "custom";
                                /** @enum {string} */
                                mode: "sync" | "async";
                                /** @enum {string} */
                                status: "queued" | "running" | "completed" | "failed";
                                columns: {
                                    key: string;
                                    description?: string;
                                    /** @enum {string} */
                                    format?: "text" | "number" | "date" | "boolean" | "options" | "email" | "phone" | "url" | "range" | "currency";
                                    max_chars?: number;
                                }[];
                                row_count: number;
                                rows_completed: number;
                                deadline_ms: number | null;
                                freshness: {
                                    max_age_days: number | null;
                                };
                                include_unverified: boolean;
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                completed_at: string | null;
                                rows_url: string;
                            };
                        };
                        meta: {
                            request_id: string;
                            credits_charged: number;
                            acu_charged: number;
                            max_credits: number;
                            remaining_credits: number;
                            remaining_acu: number;
                            /** @description Why rows have no answer, and what to do, one sentence each. */
                            warnings?: string[];
                        };
                    };
                };
            };
        };
    };
    search: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is carried out and billed once; its answer is replayed for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What to look for, in words. This or a filter is required.
                     * @example product managers in Berlin
                     */
                    query?: string;
                    /**
                     * @default auto
                     * @enum {string}
                     */
                    type?: "instant" | "fast" | "auto" | "deep";
                    /** @constant */
                    category?: "people";
                    /** @default 10 */
                    num_results?: number;
                    filters?: {
                        /** @description Current title holds the role, on word boundaries. */
                        title?: string | {
                            any_of?: string[];
                            none_of?: string[];
                        };
                        /** @description Current employer, after punctuation and legal suffixes are removed; known rebrands match. */
                        company?: string | {
                            any_of?: string[];
                            none_of?: string[];
                            /** @description Headcount of the current employer, proven by evidence. Needs auto or deep. */
                            employee_count?: {
                                gte?: number;
                                lte?: number;
                            };
                            /** @description Latest funding stage of the current employer, proven by evidence. Needs auto or deep. */
                            funding_stage?: {
                                in: ("pre_seed" | "seed" | "series_a" | "series_b" | "series_c" | "series_d_plus" | "public" | "bootstrapped")[];
                            };
                        };
                        /** @description City, state and country together contain every part of the value. countries and cities join any_of. */
                        location?: string | {
                            any_of?: string[];
                            none_of?: string[];
                            countries?: string[];
                            cities?: string[];
                        };
                        /** @description entry, junior, mid, senior, staff, principal, director, vp or cxo; another value must appear in the seniority or title text. */
                        seniority?: string | {
                            any_of?: string[];
                            none_of?: string[];
                        };
                        /** @description The indexed industry contains the value, ignoring case. */
                        industry?: string | {
                            any_of?: string[];
                            none_of?: string[];
                        };
                        /** @description Headcount of the current employer, proven by evidence. Needs auto or deep. */
                        company_size?: {
                            min?: number;
                            max?: number;
                        };
                        /** @description A past or current role at a listed company, proven by evidence. Needs auto or deep. */
                        experience?: {
                            past_companies?: {
                                any_of: string[];
                            };
                        };
                        /** @description Attended a listed school, proven by evidence. Needs auto or deep. */
                        education?: {
                            schools?: {
                                any_of: string[];
                            };
                        };
                    };
                    contents?: {
                        /** @description The fields to return of each person. */
                        fields?: ("name" | "title" | "company" | "location" | "pronet" | "website" | "socials.pronet" | "socials.microblog" | "socials.photo" | "socials.video" | "socials.shortvideo" | "socials.codehost")[];
                    };
                    /** @description Only for auto and deep; 0 always re-reads live. */
                    freshness?: {
                        max_age_days: number;
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            results: {
                                person: {
                                    person_id: string;
                                    /** @constant */
                                    resolution_source: "kith";
                                    /** @constant */
                                    identity_verified: false;
                                    /** @description The rank of the result within this answer, and nothing else: 1 for the first, counting down evenly. It is not a probability. */
                                    confidence: number;
                                    /** @constant */
                                    contact_status: "requires_enrichment";
                                    name?: string | null;
                                    title?: string | null;
                                    company?: string | null;
                                    location?: string | null;
                                    pronet?: string | null;
                                    website?: string | null;
                                    socials?: {
                                        [key: string]: string | null;
                                    };
                                };
                                /** @description The rank of the result within this answer, and nothing else: 1 for the first, counting down evenly. It is not a probability. */
                                score: number;
                                filter_match: {
                                    [key: string]: {
                                        /** @enum {string} */
                                        basis: "indexed_field" | "verified_evidence";
                                    };
                                };
                                verification?: {
                                    [key: string]: {
                                        url: string;
                                        quote?: string | null;
                                        /** Format: date-time */
                                        observed_at: string;
                                    }[];
                                };
                            }[];
                            request?: {
                                freshness: {
                                    max_age_days: number;
                                    /** @enum {string} */
                                    source: "request" | "default";
                                };
                            };
                            grounding?: {
                                results: {
                                    person_id: string;
                                    url: string;
                                    snippet: string;
                                }[];
                            };
                        };
                        meta: {
                            request_id: string;
                            credits_charged: number;
                            /** @description Why the answer is empty or has fewer results than asked for, and what to do, one sentence each. */
                            warnings?: string[];
                        };
                    };
                };
            };
        };
    };
    "sets.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is carried out and billed once; its answer is replayed for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    search: {
                        /**
                         * @description What to look for, in words.
                         * @example product managers in Berlin
                         */
                        query: string;
                        /**
                         * @description How many people are wanted.
                         * @default 10
                         */
                        count?: number;
                    };
                    enrichments?: {
                        /** @description What to find of each person, in words. */
                        description: string;
                        /** @enum {string} */
                        format?: "text" | "number" | "date" | "boolean" | "options" | "email" | "phone" | "url" | "range" | "currency";
                    }[];
                    /** @description Receives set.idle whenever no work remains. */
                    webhook_url?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            items_url: string;
                            events_url: string;
                            estimate: {
                                credits: number;
                                estimated_cost_usd: number;
                            };
                        };
                        meta: {
                            request_id: string;
                            credits_charged: number;
                        };
                    };
                };
            };
        };
    };
}
