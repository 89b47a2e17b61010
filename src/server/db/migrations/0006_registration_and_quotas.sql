CREATE TABLE "card_sendings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_sendings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"card_id" integer NOT NULL,
	"recipient_hash" text NOT NULL,
	"sent_now" boolean NOT NULL,
	"by_new_account" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"note" text,
	"uses" integer DEFAULT 0 NOT NULL,
	"max_uses" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"figures" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"network_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "registrations_network_hash_user_id_pk" PRIMARY KEY("network_hash","user_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "awaits_approval_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sending_stopped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "first_week_ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "card_sendings" ADD CONSTRAINT "card_sendings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_sendings_user" ON "card_sendings" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "card_sendings_of_new" ON "card_sendings" USING btree ("at") WHERE "card_sendings"."by_new_account";