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
        /** Grant credits */
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
        /** A run with its first 500 events */
        get: operations["console.runs.read"];
        put?: never;
        post?: never;
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
        /** Let somebody into a workspace */
        post: operations["console.members.add"];
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
        post?: never;
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
        /** The latest 100 deliveries of a webhook with their attempts, newest first */
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
                            } | null;
                            workspaces: {
                                slug: string;
                                name: string;
                                /** @enum {string} */
                                plan: "free" | "payg" | "starter" | "pro" | "scale" | "teams" | "enterprise";
                                /** @enum {string} */
                                role: "admin" | "member";
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
    "console.keys.list": {
        parameters: {
            query?: {
                state?: "active" | "expired" | "revoked";
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
    "console.runs.list": {
        parameters: {
            query?: {
                status?: "queued" | "running" | "completed" | "failed" | "cancelled";
                kind?: string;
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
                            output: unknown;
                            error: {
                                code: string;
                                message: string;
                            } | null;
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
                                role: "admin" | "member";
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
    "console.members.add": {
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
                    role: "admin" | "member";
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
                            /** @description The password made for a new user, this once */
                            password: string | null;
                        };
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
                action?: "key.create" | "key.update" | "key.revoke" | "credits.grant" | "member.add" | "member.remove" | "webhook.register" | "webhook.remove" | "webhook.rotate" | "webhook.enable" | "webhook.redeliver";
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
                                action: "key.create" | "key.update" | "key.revoke" | "credits.grant" | "member.add" | "member.remove" | "webhook.register" | "webhook.remove" | "webhook.rotate" | "webhook.enable" | "webhook.redeliver";
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
                                }[];
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
                        };
                    };
                };
            };
        };
    };
}
