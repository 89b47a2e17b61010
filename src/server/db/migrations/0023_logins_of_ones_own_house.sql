CREATE TABLE "linked_logins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "linked_logins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "returned_logins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "password" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "issuer" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "sealed_id_token" text;--> statement-breakpoint
ALTER TABLE "linked_logins" ADD CONSTRAINT "linked_logins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "linked_logins_subject" ON "linked_logins" USING btree ("issuer","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "linked_logins_user" ON "linked_logins" USING btree ("user_id","issuer");--> statement-breakpoint
CREATE INDEX "returned_logins_expiry" ON "returned_logins" USING btree ("expires_at");